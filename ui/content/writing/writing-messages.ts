/** Messages and addresses of the editor that differ between articles and news. */
import type { MessageKey } from "#ui/messages/messages.tsx"

export type WritingMessages = {
  readonly create: MessageKey
  readonly change: MessageKey
  /** Address of the list of written texts. */
  readonly listAt: string
  /** Name of that list. */
  readonly list: MessageKey
  readonly send: MessageKey
  readonly saved: MessageKey
  readonly sent: MessageKey
  readonly sentText: MessageKey
}

export const articleMessages: WritingMessages = {
  create: "writing.title",
  change: "writing.title.change",
  listAt: "/account/articles",
  list: "writing.own",
  send: "writing.send",
  saved: "writing.saved",
  sent: "writing.sent",
  sentText: "writing.sent.text",
}
