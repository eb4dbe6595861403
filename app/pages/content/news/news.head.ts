/** Head of a news item: its date and picture. */
import type { ArticlePage } from "#machines/content/ports.ts"
import { defineHead } from "#app/server/page-head.ts"
import { writtenHead } from "../written-head.ts"

export const head = defineHead<ArticlePage>(writtenHead("news"))
