/** Heads for crawlers: pages of the shell. */
import { defineHeads } from "#app/server/page-head.ts"

export const heads = defineHeads({
  offline: { crawled: false },
})
