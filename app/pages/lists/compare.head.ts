/** Offer of the compare page. P3. */
import { defineHead } from "#app/server/page-head.ts"

export const head = defineHead<never>({ offered: ({ flags }) => flags.showCompare })
