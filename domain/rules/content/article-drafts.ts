/** Drafts of articles: made from what the shop has, and read for it. Specification §2, S17. */
import type { Article } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { ArticleForm } from "./article-form.ts"
import { readMarkup, writeMarkup } from "./markup.ts"

export const emptyDraft: ArticleDraft = { id: null, kind: "article", title: "", summary: "", text: "", tags: [] }

export const draftOf = ({ id, kind, title, summary, body, tags }: Article): ArticleDraft => ({ id, kind, title, summary, text: writeMarkup(body), tags: tags.map(({ name }) => name) })

/** What a draft means to the shop. */
export const formOf = ({ title, summary, text, tags }: ArticleDraft): ArticleForm => ({ title, summary, body: readMarkup(text), tags })

export const isEmptyDraft = ({ title, summary, text }: ArticleDraft): boolean => `${title}${summary}${text}`.trim() === ""

/** Chosen topics with one more, or without it. */
export const withTag = ({ tags }: ArticleDraft, name: string): ReadonlyArray<string> => (tags.includes(name) ? tags.filter((one) => one !== name) : [...tags, name])
