/** Command of `npm run shop`. */

/** `usage` has one line a form; `run` returns what is printed. */
export type ShopCommand = { readonly usage: string; readonly run: (args: ReadonlyArray<string>, env: Readonly<Record<string, string | undefined>>) => Promise<string> }

/** A wrong use of a command. */
export class WrongUse extends Error {
  override readonly name = "WrongUse"
}
