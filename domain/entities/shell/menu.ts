/** Menu with submenus. Specification §3, E16. */
import * as Schema from "effect/Schema"
import type { Localized } from "#domain/entities/locale.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"

/** Recursive, so its keys are not renamed: OpenAPI generation overflows on renamed recursive keys. */
export interface Menu {
  readonly title: Localized
  readonly url: string | null
  readonly children: ReadonlyArray<Menu>
}
interface MenuOnWire {
  readonly title: Localized
  readonly url?: string | null
  readonly children: ReadonlyArray<MenuOnWire>
}

export const Menu = Schema.Struct({
  title: LocalizedText,
  url: orNull(Schema.String),
  children: Schema.Array(Schema.suspend((): Schema.Codec<Menu, MenuOnWire> => Menu)),
}).annotate({ identifier: "Menu" })
