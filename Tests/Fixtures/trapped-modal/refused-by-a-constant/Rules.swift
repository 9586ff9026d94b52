// Constants of another file say whether a swipe is refused.

let asksForPatience = true
let asksForAnything = false
