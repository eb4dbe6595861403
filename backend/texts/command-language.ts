/** Language of the operator's commands, by the environment. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { defaultLocale, isLocale, type Locale } from "#domain/entities/locale.ts"
import { formatMessage, type MessageRef } from "./format-message.ts"
import type { TextKey } from "./text-key.ts"

/** The text of a key in the language of a command. */
export type Translate = (key: TextKey, values?: MessageRef["values"]) => string

/** The first set one of `LC_ALL`, `LC_MESSAGES` and `LANG`: `en_US.UTF-8` is English. The default locale where it names none of the shop's. */
export const localeOfEnvironment = ({ LC_ALL, LC_MESSAGES, LANG }: ProcessEnvironment): Locale => {
  const [language] = (LC_ALL || LC_MESSAGES || LANG || "").toLowerCase().split(/[_.@-]/)
  return isLocale(language) ? language : defaultLocale
}

export const translator = (env: ProcessEnvironment): Translate => {
  const locale = localeOfEnvironment(env)
  return (key, values = {}) => formatMessage(locale, { key, values })
}

/** A failure whose reason an operator reads in the language of the command. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError"
  constructor(
    readonly reason: MessageRef,
    options?: ErrorOptions,
  ) {
    super(formatMessage(defaultLocale, reason), options)
  }
}

/** Why a command failed. Messages of the system, of Node and of the database stay as they are. */
export const reasonOf = (error: unknown, translate: Translate): string => {
  if (error instanceof OperatorError) return translate(error.reason.key, error.reason.values)
  return error instanceof Error ? error.message : String(error)
}
