/** Paths of the pages that are named by a code of the merchant, which may have any sign. */
export const brandPath = (code: string): string => `/brand/${encodeURIComponent(code)}`
export const vendorPath = (id: string): string => `/vendor/${encodeURIComponent(id)}`
export const badgePath = (code: string): string => `/badge/${encodeURIComponent(code)}`
