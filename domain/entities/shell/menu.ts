/** Menu with submenus. Specification §3, E16. */
import * as Schema from "effect/Schema"
import { orNull } from "#domain/entities/wire-codecs.ts"

/** Recursive, so its keys are not renamed: OpenAPI generation overflows on renamed recursive keys. */
export interface Menu {
  readonly title: string
  /** `null` is the title in both languages. */
  readonly english: string | null
  readonly url: string | null
  readonly children: ReadonlyArray<Menu>
}
interface MenuOnWire {
  readonly title: string
  readonly english?: string | null
  readonly url?: string | null
  readonly children: ReadonlyArray<MenuOnWire>
}

export const Menu = Schema.Struct({
  title: Schema.String,
  english: orNull(Schema.String),
  url: orNull(Schema.String),
  children: Schema.Array(Schema.suspend((): Schema.Codec<Menu, MenuOnWire> => Menu)),
}).annotate({ identifier: "Menu" })
