// Packs the extension into a `.vsix`:
//
//     node scripts/pack.js [--output FILE] [--binary PROGRAM --target PLATFORM]
//
// With a program, which should be linked statically, the package is for one platform: linux-x64, linux-arm64,
// darwin-arm64 or another that VS Code names.

const fs = require('fs');
const path = require('path');
const { zip } = require('./zip');

const root = path.join(__dirname, '..');

/** What goes into the package, and nothing else: folders and files, as they are named here. */
const contents = ['package.json', 'README.md', 'CHANGELOG.md', 'images', 'schemas', 'src', 'walkthrough'];

const targets = ['linux-x64', 'linux-arm64', 'linux-armhf', 'alpine-x64', 'alpine-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];

/**
 * @param {{binary?: string, target?: string}} [options]
 * @returns {Buffer}
 */
function pack(options = {}) {
  const { binary, target } = options;
  if ((binary === undefined) !== (target === undefined)) throw new Error('a program needs a target, and a target a program');
  if (target !== undefined && !targets.includes(target)) throw new Error(`unknown target ${target}; one of ${targets.join(', ')}`);
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const entries = contents.flatMap(files).map((file) => ({ path: `extension/${file}`, data: content(file) }));
  const program = target?.startsWith('win32') ? 'modallint.exe' : 'modallint';
  const carried = binary === undefined ? [] : [{ path: `extension/bin/${program}`, data: fs.readFileSync(binary), isExecutable: true }];
  return zip([
    { path: '[Content_Types].xml', data: Buffer.from(contentTypes([...entries, ...carried])) },
    { path: 'extension.vsixmanifest', data: Buffer.from(vsixManifest(manifest, target)) },
    ...entries,
    ...carried,
  ]);
}

/** @param {string} name @returns {string[]} paths of files, sorted, with slashes */
function files(name) {
  if (!fs.statSync(path.join(root, name)).isDirectory()) return [name];
  return fs.readdirSync(path.join(root, name)).filter((each) => !each.startsWith('.')).sort().flatMap((each) => files(`${name}/${each}`));
}

/** @param {string} file */
function content(file) {
  const data = fs.readFileSync(path.join(root, file));
  return file === 'README.md' ? Buffer.from(withPictures(data.toString('utf8'))) : data;
}

/**
 * The editor shows no pictures beside a README, only such as lie on a server or in the text itself.
 * @param {string} readme
 */
function withPictures(readme) {
  return readme.replace(/(!\[[^\]]*\]\()(images\/[\w.-]+)\)/g, (_, start, file) => {
    const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
    return `${start}data:${type};base64,${fs.readFileSync(path.join(root, file)).toString('base64')})`;
  });
}

/** @param {{path: string}[]} entries */
function contentTypes(entries) {
  /** @type {Record<string, string>} */
  const known = { '.json': 'application/json', '.js': 'application/javascript', '.md': 'text/markdown', '.svg': 'image/svg+xml', '.png': 'image/png' };
  const extensions = [...new Set([...entries.map(({ path: name }) => path.posix.extname(name)), '.vsixmanifest'])].filter(Boolean).sort();
  const types = extensions.map((each) => {
    const type = each === '.vsixmanifest' ? 'text/xml' : known[each] ?? 'application/octet-stream';
    return `<Default Extension="${each}" ContentType="${type}"/>`;
  });
  // A file without an extension has to be named.
  const named = entries.filter(({ path: name }) => path.posix.extname(name) === '');
  const overrides = named.map(({ path: name }) => `<Override PartName="/${name}" ContentType="application/octet-stream"/>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[...types, ...overrides].join('')}</Types>
`;
}

/** @param {any} manifest @param {string | undefined} target */
function vsixManifest(manifest, target) {
  const platform = target === undefined ? '' : ` TargetPlatform="${target}"`;
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(manifest.name)}" Version="${escaped(manifest.version)}" Publisher="${escaped(manifest.publisher)}"${platform}/>
    <DisplayName>${escaped(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(manifest.description)}</Description>
    <Tags>${escaped(manifest.keywords.join(','))}</Tags>
    <Categories>${escaped(manifest.categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(manifest.engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${escaped(manifest.extensionKind.join(','))}"/>
      <Property Id="Microsoft.VisualStudio.Code.LocalizedLanguages" Value=""/>
      <Property Id="Microsoft.VisualStudio.Services.Branding.Color" Value="${escaped(manifest.galleryBanner.color)}"/>
      <Property Id="Microsoft.VisualStudio.Services.Branding.Theme" Value="${escaped(manifest.galleryBanner.theme)}"/>
      <Property Id="Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown" Value="true"/>
    </Properties>
    <Icon>extension/${escaped(manifest.icon)}</Icon>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/${escaped(manifest.icon)}" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** @param {string[]} words */
function main(words) {
  /** @type {Record<string, string>} */
  const options = {};
  for (let index = 0; index < words.length; index += 2) {
    const name = words[index].replace(/^--/, '');
    if (!['output', 'binary', 'target'].includes(name) || words[index + 1] === undefined) {
      throw new Error('usage: node scripts/pack.js [--output FILE] [--binary PROGRAM --target PLATFORM]');
    }
    options[name] = words[index + 1];
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const output = options.output ?? `modallint-${options.target ? `${options.target}-` : ''}${version}.vsix`;
  const packed = pack(options);
  fs.writeFileSync(output, packed);
  console.log(`${output}: ${packed.length} bytes`);
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

module.exports = { pack };
