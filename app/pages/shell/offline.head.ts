/** Head of the offline page, which only the service worker requests. */
import { defineHead } from "#app/server/page-head.ts"

export const head = defineHead({ crawled: false })
