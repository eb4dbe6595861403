/** Storage key that says that this browser has cached the font; a new font file gets a new number. */
export const fontCachedKey = "delguur.letters.2"
