/** What the page's inline script and the browser's modules must agree on about the shop's letters. */

/** Where this browser remembers that it has had them; a new cut gets a new number. */
export const lettersKey = "delguur.letters.1"

/** One letter of each file that `ui/theme/fonts.css` names. */
export const letterSamples = ["a", "я", "ө", "₮"] as const
