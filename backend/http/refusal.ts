/** Refusals of calls. One thrown in a transaction undoes it; it is a response, not a fault in the log. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Failure } from "#adapters/shop/contract/failure.ts"
import { formatMessage, type MessageRef } from "#backend/texts/format-message.ts"

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429

type Details = {
  /** By the field's name on the wire; the reader shows the first. */
  readonly fields?: Readonly<Record<string, ReadonlyArray<MessageRef>>>
  /** A refusal by name, for what a storefront does about it: a coupon's, a cart that is placed. */
  readonly statusCode?: string
  /** OAuth's word for it, which then stands in `error`. */
  readonly oauth?: string
  /** What a call declares to say beside its words, as the wire has it. */
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

/** A refusal as the wire has it. */
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

/** A field that does not hold; its text is the whole message too. */
export const wrongField = (field: string, text: MessageRef): Refusal => new Refusal(422, text, { fields: { [field]: [text] } })

export const tooOften = (seconds: number): Refusal =>
  new Refusal(429, { key: "tooOften", values: { seconds } }, { headers: { "Retry-After": String(seconds) } })
