/** Conversion of article drafts: from a stored article, and into the form that is sent. Specification §2, S17. */
import type { Article } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { ArticleForm } from "./article-form.ts"
import { readMarkup, writeMarkup } from "./markup.ts"

export const emptyDraft: ArticleDraft = { id: null, kind: "article", title: "", summary: "", text: "", tags: [] }

/** Draft of a stored article, for editing. */
export const draftOf = ({ id, kind, title, summary, body, tags }: Article): ArticleDraft => ({
  id,
  kind,
  title,
  summary,
  text: writeMarkup(body),
  tags: tags.map(({ name }) => name),
})

/** Form of a draft, with its markup read as a document. */
export const formOf = ({ title, summary, text, tags }: ArticleDraft): ArticleForm => ({ title, summary, body: readMarkup(text), tags })

export const isEmptyDraft = ({ title, summary, text }: ArticleDraft): boolean => `${title}${summary}${text}`.trim() === ""

/** Tags of a draft with one added, or removed if it was there. */
export const withTag = ({ tags }: ArticleDraft, name: string): ReadonlyArray<string> =>
  tags.includes(name) ? tags.filter((tag) => tag !== name) : [...tags, name]
