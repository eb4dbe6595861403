/** What a machine wants said, as a sentence: the shop's own words, or a message of ours. */
import type { MessageRef } from "#machines/shell/notice.ts"
import type { Text, MessageKey } from "./messages.tsx"

/** Machines name messages by key alone; a test keeps every such key in `ui/messages`. */
export const messageText = (what: MessageRef, text: Text): string => ("text" in what ? what.text : text(what.key as MessageKey, what.values))
