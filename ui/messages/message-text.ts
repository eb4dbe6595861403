/** Text of a machine's message: the backend's own text, or a message by key. */
import type { MessageRef } from "#machines/shell/notice.ts"
import type { Text, MessageKey } from "./messages.tsx"

/** Machines name messages by plain strings; a test checks that every key exists. */
export const messageText = (what: MessageRef, text: Text): string =>
  "text" in what ? what.text : text(what.key as MessageKey, what.values)
