/** Mark of a login whose answer has not been read; a file of its own, since the first script of a page names it. */
export const pendingLoginKey = "delguur.pending-login"
