;;; eglot.el --- Drives Emacs with Eglot in batch mode -*- lexical-binding: t -*-
;;; Opens a file, waits for the finding behind an emoji, applies the quick fix, and prints what it saw as one line of
;;; JSON. Run by editors.py, which reads that line:
;;;
;;;   MODALLINT=/path/to/modallint FILE=/path/to/Home.swift emacs -q --batch -l eglot.el

(require 'json)
(require 'cl-lib)
(unless (require 'eglot nil t)
  (princ "\nRESULT {\"problem\": \"eglot is not installed\"}\n")
  (kill-emacs 0))
(require 'flymake)

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'eglot-server-programs (list 'swift-mode (getenv "MODALLINT") "lsp"))
(setq debug-on-error nil
      eglot-sync-connect 20
      eglot-send-changes-idle-time 0.1
      eglot-confirm-server-initiated-edits nil
      create-lockfiles nil)

(defun finish (result)
  (princ (format "\nRESULT %s\n" (json-encode result)))
  (kill-emacs 0))

(defun wait-for (condition)
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.1))
    (funcall condition)))

(condition-case problem
    (let (finding shown title)
      (find-file (getenv "FILE"))
      (apply #'eglot--connect (eglot--guess-contact))
      (eglot--maybe-activate-editing-mode)
      (flymake-mode 1)
      (flymake-start)
      (wait-for (lambda () (flymake-diagnostics)))
      (setq finding (car (flymake-diagnostics)))
      (unless finding (finish '((problem . "no finding"))))
      (setq shown (buffer-substring-no-properties (flymake-diagnostic-beg finding) (flymake-diagnostic-end finding)))
      (goto-char (flymake-diagnostic-beg finding))
      (let* ((answer (jsonrpc-request
                      (eglot-current-server) :textDocument/codeAction
                      (list :textDocument (eglot--TextDocumentIdentifier)
                            :range (list :start (eglot--pos-to-lsp-position (flymake-diagnostic-beg finding))
                                         :end (eglot--pos-to-lsp-position (flymake-diagnostic-end finding)))
                            :context (list :diagnostics (vector (cdr (assoc 'eglot-lsp-diag (eglot--diag-data finding))))))))
             (action (or (cl-find-if (lambda (one) (eq (plist-get one :isPreferred) t)) answer)
                         (cl-find-if-not (lambda (one) (string-prefix-p "Allow" (plist-get one :title))) answer))))
        (unless action (finish '((problem . "no quick fix"))))
        (setq title (plist-get action :title))
        (eglot--apply-workspace-edit (plist-get action :edit)))
      (eglot--signal-textDocument/didChange)
      (wait-for (lambda () (null (flymake-diagnostics))))
      (finish `((code . ,(format "%s" (flymake-diagnostic-text finding))) (shown . ,shown) (title . ,title)
                (left . ,(vconcat (mapcar #'flymake-diagnostic-text (flymake-diagnostics))))
                (text . ,(buffer-substring-no-properties (point-min) (point-max))))))
  (error (finish `((problem . ,(format "%S" problem))))))
