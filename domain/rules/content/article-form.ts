/** Rules of an article as its author writes it. Specification §2, S17; §7, C11. */
import type { ContentDocument } from "#domain/entities/content/document.ts"
import type { ArticleState } from "#domain/entities/content/article.ts"
import { refusal, required, type Refusal } from "#domain/rules/forms/refusals.ts"
import { plainText } from "./documents.ts"

/** Lengths in characters, and the numbers of blocks and tags. A browser sends at most 64 kB while the reader leaves. */
export const articleLimits = { title: 120, summary: 300, body: 20_000, blocks: 400, tags: 3 } as const

/** An article as written; `body` is the document that its text means. */
export type ArticleForm = {
  readonly title: string
  readonly summary: string
  readonly body: ContentDocument
  readonly tags: ReadonlyArray<string>
}
export type ArticleField = keyof ArticleForm

const tooLong = (field: "title" | "summary" | "body", text: string): ReadonlyArray<Refusal<ArticleField>> =>
  refusal(field, text.length > articleLimits[field] ? "writing.too_long" : null, { max: String(articleLimits[field]) })

/** Pictures without a description leave out who cannot see them. */
const undescribed = ({ blocks }: ContentDocument): boolean => blocks.some((block) => block.type === "image" && block.alt.trim() === "")

/** Refusals of a draft, which may still lack anything. */
const checkDraft = ({ title, summary, body, tags }: ArticleForm): ReadonlyArray<Refusal<ArticleField>> => [
  ...tooLong("title", title),
  ...tooLong("summary", summary),
  ...(body.blocks.length > articleLimits.blocks ? refusal("body" as const, "writing.too_long", { max: String(articleLimits.body) }) : tooLong("body", plainText(body))),
  ...refusal("tags", tags.length > articleLimits.tags ? "writing.too_many_tags" : null, { max: String(articleLimits.tags) }),
]

/** Refusals of an article that is to be read: it has a title, a summary and a text, and describes its pictures. */
export const checkArticle = (form: ArticleForm, state: ArticleState): ReadonlyArray<Refusal<ArticleField>> =>
  state === "draft"
    ? checkDraft(form)
    : [
        ...required("title", form.title),
        ...required("summary", form.summary),
        ...refusal("body", plainText(form.body).trim() === "" ? "v.required" : undescribed(form.body) ? "writing.undescribed" : null),
        ...checkDraft(form),
      ]
