/** Command of `npm run shop`. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { TextKey } from "#backend/texts/text-key.ts"

/** What a command prints; `isDone` is false where a person has something to do, and the exit code is then 1. */
export type Printed = { readonly text: string; readonly isDone: boolean }

export type ShopCommand = {
  /** What it is for, in one line. */
  readonly summary: TextKey
  /** Syntax, one line a form; the same in every language. */
  readonly usage: string
  /** What stands below the syntax. */
  readonly notes?: ReadonlyArray<MessageRef>
  /** Returns what is printed, in the language of `env`. */
  readonly run: (args: ReadonlyArray<string>, env: ProcessEnvironment) => Promise<string | Printed>
}

/** A wrong use of a command; its message is in the language of the command. */
export class WrongUse extends Error {
  override readonly name = "WrongUse"
}
