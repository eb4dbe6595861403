/** Form in which a folder holds the items of a kind. */
import type { ConfigFile } from "#backend/shell/config-file.ts"
import type { Setting } from "#backend/setting-reference.ts"

export type ContentForm = {
  /** File or folder of a kind, by the kind's name: `coupons.json`, `pages`. */
  readonly fileOf: (name: string) => string
  /** The list of items, not decoded; messages of a wrong one print the example. Throws an `OperatorError` with the line of what cannot be read. */
  readonly read: (folder: string, name: string, item: Setting) => Promise<ConfigFile>
  /** Whether the file is the one item that the shop may have of the kind, and not a list. */
  readonly holdsOne?: boolean
  /** Writes the items in place of those that are there. */
  readonly write: (folder: string, name: string, items: ReadonlyArray<unknown>) => Promise<void>
}
