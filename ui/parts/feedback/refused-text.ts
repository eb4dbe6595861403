/** Text of a form that was refused: of its problem, or else of its first refusal. */
import type { Problem } from "#domain/entities/problem.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { Text } from "#ui/messages/messages.tsx"
import { problemText } from "./problem-messages.ts"
import { refusalMessage } from "./refusal-messages.ts"

export const refusedText = (problem: Problem | null, [refusal]: ReadonlyArray<Refusal>, text: Text): string | undefined => {
  if (problem !== null) return problemText(problem, text)
  return refusal === undefined ? undefined : refusalMessage(refusal, text)
}
