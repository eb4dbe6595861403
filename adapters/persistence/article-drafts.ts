/** Storage of articles as typed, by the article that is changed. */
import * as Schema from "effect/Schema"
import { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { WritingOf } from "#machines/content/ports.ts"
import { articleDraftsKey as key } from "./storage-keys.ts"
import { decodedJson } from "./decoded-json.ts"
import type { DeviceStorage } from "./device-storage.ts"

const Drafts = Schema.Record(Schema.String, ArticleDraft)
const encode = Schema.encodeSync(Schema.fromJsonString(Drafts))

export type ArticleDrafts = {
  /** `of.of`: what is changed, `null` for a new article or news item. */
  readonly read: (of: WritingOf) => ArticleDraft | null
  /** `null` forgets it. */
  readonly keep: (of: WritingOf, draft: ArticleDraft | null) => void
}

export const createArticleDrafts = (storage: DeviceStorage): ArticleDrafts => {
  const all = (): typeof Drafts.Type => decodedJson(Drafts, storage.read(key)) ?? {}
  const nameOf = ({ of, kind }: WritingOf) => of ?? (kind === "news" ? "news" : "new")
  return {
    read: (of) => all()[nameOf(of)] ?? null,
    keep: (of, draft) => {
      const { [nameOf(of)]: _, ...others } = all()
      const next = draft === null ? others : { ...others, [nameOf(of)]: draft }
      storage.write(key, Object.keys(next).length === 0 ? null : encode(next))
    },
  }
}
