/** Storage key of the persisted state, also read by the page server's theme script. */
export const persistedStateKey = "delguur.kept"
