/** Dismissed notifications of the site, which the head script notes as `data-dismissed` before the first paint: pages are the same for everybody. */

/** Rule that hides a notification where it was dismissed, until the page is alive and leaves it out. */
export const dismissedRule = (id: number): string => `:root[data-dismissed~="${id}"] [data-notification="${id}"]{display:none}`
