/** Texts of a problem: a short title for headings, and a sentence. */
import type { Problem } from "#domain/entities/problem.ts"
import { messageOf } from "#machines/shell/notice.ts"
import { messageText } from "#ui/messages/message-text.ts"
import type { Text, MessageKey } from "#ui/messages/messages.tsx"

const titles = {
  Missing: "problem.missing.title",
  Refused: "problem.refused.title",
  Failed: "problem.failed.title",
  OrderChanged: "problem.refused.title",
  Unauthorised: "problem.unauthorised.title",
  Unreachable: "problem.unreachable.title",
  SearchDown: "problem.searchDown.title",
  Unreadable: "problem.unreadable.title",
  TimedOut: "problem.timedOut.title",
} as const satisfies Record<Problem["_tag"], MessageKey>

export const problemTitle = (problem: Problem, text: Text): string => text(titles[problem._tag])

/** Sentence about a problem: the backend's own if there is one. */
export const problemText = (problem: Problem, text: Text): string => messageText(messageOf(problem), text)
