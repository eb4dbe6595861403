/** Texts of the interface that the shop replaces by its own. E22. */
import * as Schema from "effect/Schema"
import { Translation } from "#domain/entities/shell/site-texts.ts"
import type { ContentKind, ItemFault } from "../content-kind.ts"
import { interfaceMessages } from "../interface-messages.ts"
import { unknownNames } from "../references.ts"
import { inSiteTexts } from "../site-texts.ts"

type Wording = typeof Translation.Encoded

/** Keys of no message, and `{values}` that a message is not given: a page that shows such a text would fail. */
const unknownIn = (items: ReadonlyArray<Wording>): ReadonlyArray<ItemFault> => {
  const messages = interfaceMessages()
  const keys = items.map(({ key: name }, at) => ({ path: [at, "key"], name }))
  return [
    ...unknownNames(keys, new Set(messages.keys()), "content.noMessage"),
    ...items.flatMap(({ key, text }, at) => {
      const values = messages.get(key)
      if (values === undefined) return []
      const named = Object.entries(text).flatMap(([locale, own]) =>
        [...own.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => ({ path: [at, "text", locale], name })),
      )
      return unknownNames(named, values, "content.noMessageValue")
    }),
  ]
}

export const kind: ContentKind<Wording> = {
  item: Schema.toEncoded(Translation),
  effect: "Texts of the interface that the shop replaces by its own, by the keys of `ui/messages`.",
  fields: {
    key: "Of a text in `ui/messages`.",
    text: "The shop's own; it may have the `{values}` of the text that it replaces. A language without one keeps its text.",
  },
  example: { key: "home.hero.title", text: { mn: "Дулаан өвөл", en: "A warm winter" } },
  keyOf: ({ key }) => key,
  fileFaults: unknownIn,
  ...inSiteTexts("translation"),
}
