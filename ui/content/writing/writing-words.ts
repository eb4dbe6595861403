/** Words of the editor, which differ between articles and news. */
import type { MessageKey } from "#ui/messages/messages.tsx"

export type WritingWords = {
  readonly create: MessageKey
  readonly change: MessageKey
  /** Where one's texts are listed, and the name of that list. */
  readonly listAt: string
  readonly list: MessageKey
  readonly send: MessageKey
  readonly saved: MessageKey
  readonly sent: MessageKey
  readonly sentText: MessageKey
}

export const articleWords: WritingWords = {
  create: "writing.title",
  change: "writing.title.change",
  listAt: "/account/articles",
  list: "writing.own",
  send: "writing.send",
  saved: "writing.saved",
  sent: "writing.sent",
  sentText: "writing.sent.text",
}
