/** Accessible names of controls by message key, with any values. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { loadAllMessages } from "#book/all-messages.ts"
import type { Messages } from "#ui/messages/intl.ts"

export type Values = Readonly<Record<string, string>>
/** A message key; with values where several controls share the message. */
export type Name = string | readonly [key: string, values: Values]

type MessagePart = Exclude<Messages[string], string>[number]

/** Types of message elements: literal text, and arguments. */
const literal = 0
const argument = 1

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")

const patternOf = (part: MessagePart, values: Values): string => {
  if (!("value" in part)) return ".*"
  const kind: number = part.type
  if (kind === literal) return escaped(part.value)
  const value = kind === argument ? values[part.value] : undefined
  return value === undefined ? ".*" : escaped(value)
}

const messages = loadAllMessages(defaultLocale)

/** Pattern of a control's whole name. */
export const namePattern = async (name: Name): Promise<RegExp> => {
  const [key, values] = typeof name === "string" ? [name, {}] : name
  const message = (await messages)[key]
  if (message === undefined) throw new Error(`no message is called ${key}`)
  const pattern = typeof message === "string" ? escaped(message) : message.map((part) => patternOf(part, values)).join("")
  return new RegExp(`^${pattern}$`, "u")
}
