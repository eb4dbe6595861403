/** Row of a table file, and a file that has no further ones. */
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

export type TableRow = {
  /** Line at which the row begins, or its number in a sheet, from 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A file that cannot be read on from a line, and why. */
export class UnreadableFile extends OperatorError {
  override readonly name = "UnreadableFile"
  constructor(
    reason: MessageRef,
    readonly line = 1,
  ) {
    super(reason)
  }
}
