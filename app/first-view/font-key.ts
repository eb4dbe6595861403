/** Where this browser remembers that it has had the shop's letters; a new cut gets a new number. */
export const fontCachedKey = "delguur.letters.2"
