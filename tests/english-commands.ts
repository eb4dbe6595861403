/** Commands in English, whatever the environment of the tests is. */
import { OperatorError } from "#backend/texts/command-language.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"

/** Environment of a command. */
export const english = { LC_ALL: "en_US.UTF-8" } as const

/** Text of a reason in English. */
export const inEnglish = (reason: MessageRef): string => formatMessage("en", reason)

/** Text of an error as an operator reads it in English. */
export const englishOf = (error: unknown): string => {
  if (error instanceof OperatorError) return inEnglish(error.reason)
  return error instanceof Error ? error.message : String(error)
}

/** The English reason for which `work` throws an `OperatorError`; fails where it throws none. */
export const englishReason = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof OperatorError) return inEnglish(error.reason)
    throw error
  }
  throw new Error("nothing was thrown")
}

/** The same for work that is not done at once. */
export const englishRejection = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return englishReason(() => {
    if (outcome !== null) throw outcome
  })
}
