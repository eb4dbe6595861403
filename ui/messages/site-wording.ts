/** Messages with a site's own wording of some of them. Specification §3, E22. */
import { TYPE } from "@formatjs/icu-messageformat-parser"
import type { Translation } from "#domain/entities/shell/site-texts.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Messages } from "./intl.ts"

/** A wording as messages are shown: plain text, or text around `{values}`. */
const parsed = (wording: string): Messages[string] => {
  const parts = wording.split(/\{(\w+)\}/u)
  if (parts.length === 1) return wording
  return parts.flatMap((value, at) => (value === "" ? [] : [{ type: at % 2 === 0 ? TYPE.literal : TYPE.argument, value }]))
}

const known = new WeakMap<Messages, Messages>()

/** The messages of a page with the site's wordings of them, the same object for the same messages; keys that a page does not have are left out. */
export const withWording = (messages: Messages, translation: ReadonlyArray<Translation>, locale: Locale): Messages => {
  const own = translation.filter((one) => messages[one.key] !== undefined && one[locale] !== "")
  if (own.length === 0) return messages
  const made = known.get(messages) ?? { ...messages, ...Object.fromEntries(own.map((one) => [one.key, parsed(one[locale])])) }
  known.set(messages, made)
  return made
}
