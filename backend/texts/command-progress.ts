/** Progress of a long command, on the error output so that a report can be redirected. */
import type { Translate } from "./command-language.ts"
import type { MessageRef } from "./format-message.ts"

/** Reports how far a command is. */
export type Progress = (message: MessageRef) => void

/** Milliseconds between two lines. */
const interval = 2000

/** Prints the latest line, at most one in each interval. */
export const printProgress = (translate: Translate): Progress => {
  let lastAt = Date.now()
  return ({ key, values }) => {
    if (Date.now() - lastAt < interval) return
    lastAt = Date.now()
    console.error(translate(key, values))
  }
}
