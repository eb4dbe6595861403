/** Messages with a site's own wording of some of them. Specification §3, E22. */
import { TYPE } from "@formatjs/icu-messageformat-parser"
import type { Translation } from "#domain/entities/shell/site-texts.ts"
import { inLocale, type Locale } from "#domain/entities/locale.ts"
import type { Messages } from "./intl.ts"

/** A wording as messages are shown: plain text, or text around `{values}`. */
const parsed = (wording: string): Messages[string] => {
  const parts = wording.split(/\{(\w+)\}/u)
  if (parts.length === 1) return wording
  return parts.flatMap((value, at) => (value === "" ? [] : [{ type: at % 2 === 0 ? TYPE.literal : TYPE.argument, value }]))
}

const known = new WeakMap<Messages, { readonly translation: ReadonlyArray<Translation>; readonly made: Messages }>()

/**
 * The messages of a page with the site's wordings of them in its language; keys that a page does not have are left out. The same object for
 * the same messages and wordings.
 */
export const withWording = (messages: Messages, translation: ReadonlyArray<Translation>, locale: Locale): Messages => {
  const before = known.get(messages)
  if (before?.translation === translation) return before.made
  const own = translation.filter(({ key, text }) => messages[key] !== undefined && text[locale])
  const made =
    own.length === 0 ? messages : { ...messages, ...Object.fromEntries(own.map(({ key, text }) => [key, parsed(inLocale(text, locale))])) }
  known.set(messages, { translation, made })
  return made
}
