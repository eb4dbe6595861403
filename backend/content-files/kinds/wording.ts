/** Texts of the interface that the shop replaces by its own. E22. */
import * as Schema from "effect/Schema"
import { Translation } from "#domain/entities/shell/site-texts.ts"
import type { ContentKind } from "../content-kind.ts"
import { inSiteTexts } from "../site-texts.ts"

export const kind: ContentKind<typeof Translation.Encoded> = {
  item: Schema.toEncoded(Translation),
  effect: "Texts of the interface that the shop replaces by its own, by the keys of `ui/messages`.",
  example: { key: "home.hero.title", text: { mn: "Дулаан өвөл", en: "A warm winter" } },
  keyOf: ({ key }) => key,
  ...inSiteTexts("translation"),
}
