/** Refusals of calls. One thrown in a transaction undoes it; it is a response, not a fault in the log. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Failure } from "#adapters/shop/contract/failure.ts"
import { workChallengeHeader } from "#adapters/shop/contract/work-headers.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 422 | 429

type Details = {
  /** Messages by wire name of the field; the storefront shows the first. */
  readonly fields?: Readonly<Record<string, ReadonlyArray<MessageRef>>>
  /** Name of the refusal, by which the storefront reacts, such as `profile_changed`. */
  readonly statusCode?: string
  /** OAuth error code, which then is `error`. */
  readonly oauth?: string
  /** Further declared fields, in wire form. */
  readonly beside?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly text: MessageRef
  readonly details: Details
  constructor(status: RefusalStatus, text: MessageRef, details: Details = {}) {
    super(text.key)
    this.name = "Refusal"
    this.status = status
    this.text = text
    this.details = details
  }
}

/** A refusal in wire form, in one language. */
export const failureOf = (refusal: Refusal, locale: Locale): Failure => {
  const { fields, statusCode, oauth, beside } = refusal.details
  const text = formatMessage(locale, refusal.text)
  return {
    ...beside,
    error: oauth ?? text,
    ...(oauth === undefined ? {} : { error_description: text }),
    ...(statusCode === undefined ? {} : { status_code: statusCode }),
    ...(fields === undefined
      ? {}
      : {
          errors: Object.fromEntries(
            Object.entries(fields).map(([field, texts]) => [field, texts.map((text) => formatMessage(locale, text))]),
          ),
        }),
  }
}

export const missing = (key: MessageRef["key"] = "missing.page"): Refusal => new Refusal(404, { key })

/** Refusal of one field; its message is also the whole one. */
export const wrongField = (field: string, text: MessageRef): Refusal => new Refusal(422, text, { fields: { [field]: [text] } })

/** Refusal for so many seconds, or until the work of `challenge` is done. */
export const tooOften = (seconds: number, challenge: string | null = null): Refusal =>
  new Refusal(
    429,
    { key: "tooOften", values: { seconds } },
    { headers: { "Retry-After": String(seconds), ...(challenge === null ? {} : { [workChallengeHeader]: challenge }) } },
  )
