/** Rules of an article as its author writes it. Specification §2, S17; §7, C11. */
import type { ContentDocument } from "#domain/entities/content/document.ts"
import type { ArticleState } from "#domain/entities/content/article.ts"
import { refusal, required, type Refusal } from "#domain/rules/forms/refusals.ts"
import { plainText } from "./documents.ts"

/** Maximum lengths in characters, and numbers of blocks and tags. A browser sends at most 64 kB when its page is closed. */
export const articleLimits = { title: 120, summary: 300, body: 20_000, blocks: 400, tags: 3 } as const

/** Article as it is sent to the shop; `body` is the document of its markup. */
export type ArticleForm = {
  readonly title: string
  readonly summary: string
  readonly body: ContentDocument
  readonly tags: ReadonlyArray<string>
}
export type ArticleField = keyof ArticleForm
/** Key of a refusal of an article. */
export type ArticleRefusal = "v.required" | "writing.too_long" | "writing.undescribed" | "writing.too_many_tags"

const tooLong = (field: "title" | "summary" | "body", text: string): ReadonlyArray<Refusal<ArticleField, ArticleRefusal>> =>
  refusal(field, text.length > articleLimits[field] ? "writing.too_long" : null, { max: String(articleLimits[field]) })

/** Whether a picture lacks its description for screen readers. */
const hasUndescribedPicture = ({ blocks }: ContentDocument): boolean =>
  blocks.some((block) => block.type === "image" && block.alt.trim() === "")

/** Refusals of a body that is too long, by its blocks or by its characters. */
const bodyTooLong = (body: ContentDocument): ReadonlyArray<Refusal<ArticleField, ArticleRefusal>> =>
  body.blocks.length > articleLimits.blocks
    ? refusal("body", "writing.too_long", { max: String(articleLimits.body) })
    : tooLong("body", plainText(body))

/** Key of the refusal of a body that is to be read; `null` for an accepted one. */
const bodyRefusal = (body: ContentDocument): ArticleRefusal | null => {
  if (plainText(body).trim() === "") return "v.required"
  return hasUndescribedPicture(body) ? "writing.undescribed" : null
}

/** Refusals of a draft, of which any part may still be missing. */
const checkDraft = ({ title, summary, body, tags }: ArticleForm): ReadonlyArray<Refusal<ArticleField, ArticleRefusal>> => [
  ...tooLong("title", title),
  ...tooLong("summary", summary),
  ...bodyTooLong(body),
  ...refusal("tags", tags.length > articleLimits.tags ? "writing.too_many_tags" : null, { max: String(articleLimits.tags) }),
]

/** Refusals of an article in a state. One that is sent or published needs a title, a summary, a text, and descriptions of its pictures. */
export const checkArticle = (form: ArticleForm, state: ArticleState): ReadonlyArray<Refusal<ArticleField, ArticleRefusal>> =>
  state === "draft"
    ? checkDraft(form)
    : [
        ...required("title", form.title),
        ...required("summary", form.summary),
        ...refusal("body", bodyRefusal(form.body)),
        ...checkDraft(form),
      ]
