/** Keys of what a browser stores for the shop. Alone, since the first script of a page and those who only listen name them too. */

/** The persisted state. */
export const persistedStateKey = "delguur.kept"
/** The consent to outside services. */
export const consentKey = "delguur.consent"
/** Articles as typed. */
export const articleDraftsKey = "delguur.articles"
/** Mark of a login whose response has not been read. */
export const pendingLoginKey = "delguur.pending-login"
/** Mark of a logout that the shop has not received; the token itself is not stored. */
export const pendingLogoutKey = "delguur.pending-logout"
/** Mark that the browser has cached the font; a new font file gets a new number. */
export const fontCachedKey = "delguur.letters.2"
