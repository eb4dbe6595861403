/** Head of an article: its date, author and picture. */
import type { ArticlePage } from "#machines/content/ports.ts"
import { writtenHead } from "#app/pages/content/written-head.ts"
import { defineHead } from "#app/server/page-head.ts"

export const head = defineHead<ArticlePage>(writtenHead("article"))
