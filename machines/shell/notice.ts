/** Notice: a short message that a machine raises, optionally with an undo action. */
import type { VariantId } from "#domain/entities/ids.ts"
import { hasText, type Problem } from "#domain/entities/problem.ts"

/** The shop's own message, or the key of one in `ui/messages`. */
export type MessageRef = { readonly text: string } | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }

/** Puts a removed line back at its place, with its options. */
export type LineRestore = {
  readonly type: "line.restore"
  readonly variantId: VariantId
  readonly quantity: number
  readonly options?: Readonly<Record<string, string>>
  readonly position: number
  /** Name of its product. */
  readonly name?: string
}

export type Notice = {
  readonly kind: "success" | "warning" | "information"
  readonly message: MessageRef
  /** A button on the notice, and the event that it sends. */
  readonly action: { readonly key: string; readonly event: LineRestore } | null
}

/** Emitted by any machine with a notice; the app passes it to `notices`. */
export type NoticeRaised = { readonly type: "notice.raise"; readonly notice: Notice }

const problemKeys = {
  Missing: "problem.missing",
  Unauthorised: "problem.unauthorised",
  Unreachable: "problem.unreachable",
  SearchDown: "problem.searchDown",
  Unreadable: "problem.unreadable",
  TimedOut: "problem.timedOut",
} as const satisfies Record<Exclude<Problem["_tag"], "Refused" | "Failed" | "OrderChanged">, string>

/** Message of a problem: the shop's own if there is one. X1. */
export const messageOf = (problem: Problem): MessageRef => (hasText(problem) ? { text: problem.text } : { key: problemKeys[problem._tag] })

/** Event that raises a notice. */
export const raised = (kind: Notice["kind"], message: MessageRef, action: Notice["action"] = null): NoticeRaised => ({
  type: "notice.raise",
  notice: { kind, message, action },
})
