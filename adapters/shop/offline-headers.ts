/** Headers between the API client and the service worker. */

/** On a call whose last response may be read without a connection; the service worker keeps it for its person. */
export const readOfflineHeader = "x-read-offline"

/** On what the service worker has stored: when that was. */
export const storedAtHeader = "x-stored-at"
