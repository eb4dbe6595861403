/** Command of `npm run shop`. */

type Environment = Readonly<Record<string, string | undefined>>
/** What a command prints; `isDone` is false where a person has something to do, and the exit code is then 1. */
type Printed = { readonly text: string; readonly isDone: boolean }
/** `summary` says what it is for in one line, `usage` has one line a form; `run` returns what is printed. */
export type ShopCommand = { readonly summary: string; readonly usage: string; readonly run: (args: ReadonlyArray<string>, env: Environment) => Promise<string | Printed> }

/** A wrong use of a command. */
export class WrongUse extends Error {
  override readonly name = "WrongUse"
}
