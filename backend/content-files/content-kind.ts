/** Kind of content that a merchant writes into a file of the shop's folder. */
import type * as Schema from "effect/Schema"
import type { Instant } from "#domain/entities/ids.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { ConfigFile } from "#backend/shell/config-file.ts"
import { mergedFaults } from "./merged-faults.ts"
import type { ContentForm } from "./forms/content-form.ts"

/** What an apply does to the items of a kind; keys as `keyOf` gives them. */
export type ContentChange<Item> = {
  /** All items of the file, in its order. */
  readonly items: ReadonlyArray<Item>
  /** Those that are new or differ. */
  readonly put: ReadonlyArray<Item>
  /** Stored items that the file leaves out. */
  readonly gone: ReadonlyArray<Item>
  readonly now: Instant
}

/** Why an item cannot be stored in this shop: it names a product that is not there, or a code that is somebody's. */
export type ItemFault = {
  /** Of the value in the list: place of the item, then its members, `[3, "products", 2]`. */
  readonly path: ReadonlyArray<string | number>
  readonly reason: MessageRef
}

/** Content of one kind that is stored as a whole. */
export type ContentPart = {
  readonly name: string
  readonly kind: ContentKind<unknown>
  readonly items: ReadonlyArray<unknown>
} & Pick<ConfigFile, "located">

/** Faults of the items of a kind. */
export type WrongPart = { readonly part: Pick<ContentPart, "name" | "located">; readonly faults: ReadonlyArray<ItemFault> }

/** Items that cannot be stored; the reason names the places of each fault. */
export class WrongContent extends OperatorError {
  override readonly name = "WrongContent"
  constructor(readonly parts: ReadonlyArray<WrongPart>) {
    const reasons = parts.flatMap(({ part, faults }) => faults.map(({ path, reason }) => part.located(path, reason)))
    super({ key: "content.wrong", values: { reasons: mergedFaults(reasons) } })
  }
}

export type ContentKind<Item> = {
  /** An item as it stands in the file. */
  readonly item: Schema.Codec<Item, unknown>
  /** What it is for, in plain English for `docs/content.md`. */
  readonly effect: string
  /** What each field is for, in plain English for `docs/content.md` and editors. Not in the schemas, of which browsers load some. */
  readonly fields: { readonly [Name in keyof Item]-?: string }
  /** A right item, which messages of a wrong one print. */
  readonly example: Item
  /** Tells an item from the others of its kind. */
  readonly keyOf: (item: Item) => string
  /** How the folder holds the items; a JSON list by default. */
  readonly form?: ContentForm
  /** Kinds whose items it names, which are stored first. */
  readonly after?: ReadonlyArray<string>
  /** The item with its pictures named by `nameOf`; in a file a picture is a name of the shop's own, a file beside it or an address. */
  readonly withPictures?: (item: Item, nameOf: (source: string) => string) => Item
  /** The item that the shop's settings have, which counts while none is stored. */
  readonly configured?: (site: SiteConfig) => Item
  /** Locks what shoppers may use meanwhile, `items` of the file among it, until the transaction ends; before all the others. */
  readonly lock?: (db: Database, items: ReadonlyArray<Item>) => Promise<void>
  /** All stored items, in the order of the file. */
  readonly read: (db: Database) => Promise<ReadonlyArray<Item>>
  /** The item as `read` returns it once it is stored; the item itself by default. */
  readonly stored?: (item: Item) => Item
  /** Whether the order of the file is content too. */
  readonly isOrdered: boolean
  /** Whether an item that is left out has ended already, so that nothing is left to be done. */
  readonly hasEnded?: (item: Item, now: Instant) => boolean
  /** Faults that the file alone shows, beside those of its schema. */
  readonly fileFaults?: (items: ReadonlyArray<Item>) => ReadonlyArray<ItemFault>
  /** Faults by what the shop has once the kinds before this one are stored; nothing is stored then. */
  readonly faults?: (db: Database, change: ContentChange<Item>) => Promise<ReadonlyArray<ItemFault>>
  /** Parts that changed items leave out and that are in use, such as a booked room of a hotel, `2.rooms.11`: storing the change ends them. */
  readonly partsInUse?: (db: Database, change: ContentChange<Item>) => Promise<ReadonlyArray<string>>
  /** Stores the change. Returns the items that are in use: they were ended and not deleted. */
  readonly write: (db: Database, change: ContentChange<Item>) => Promise<ReadonlyArray<Item>>
}
