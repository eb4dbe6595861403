/** Where on a device the document of remembered facts stands; the page server's theme script reads it there too. */
export const persistedStateKey = "delguur.kept"
