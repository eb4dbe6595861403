/** What a control is called on the screen, by the key of its message, whatever else the sentence holds. */
import { loadAllMessages } from "#book/all-messages.ts"
import type { Messages } from "#ui/messages/intl.ts"

export type Values = Readonly<Record<string, string>>
/** A message by its key; with values where several things are called alike. */
export type Name = string | readonly [key: string, values: Values]

type MessagePart = Exclude<Messages[string], string>[number]

/** The pieces of a sentence that hold words, and those that hold the name of a value. */
const literal = 0
const argument = 1

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")

const patternOf = (part: MessagePart, values: Values): string => {
  if (!("value" in part)) return ".*"
  const kind: number = part.type
  const value = kind === argument ? values[part.value] : kind === literal ? part.value : undefined
  return value === undefined ? ".*" : escaped(value)
}

const messages = loadAllMessages("mn")

/** As the whole name of a control. */
export const named = async (name: Name): Promise<RegExp> => {
  const [key, values] = typeof name === "string" ? [name, {}] : name
  const message = (await messages)[key]
  if (message === undefined) throw new Error(`no message is called ${key}`)
  const pattern = typeof message === "string" ? escaped(message) : message.map((part) => patternOf(part, values)).join("")
  return new RegExp(`^${pattern}$`, "u")
}
