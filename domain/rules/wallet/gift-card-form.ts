/** Rules of a gift card that is bought for somebody: its amount, whom it is sent to, and a message. E18, V5. */
import { emailRefusal } from "#domain/rules/identity/email-address.ts"
import { refusal, type Refusal } from "#domain/rules/forms/refusals.ts"

export type GiftCardForm = {
  /** Variant of the chosen amount; `null` before one is chosen. */
  readonly variantId: number | null
  /** E-mail address of the receiver. */
  readonly email: string
  readonly message: string
}
export type GiftCardField = keyof GiftCardForm
/** Key of a refusal of a gift card. */
export type GiftCardRefusal = "v.giftCard_amount" | "v.email_blank" | "v.email_format" | "v.giftCard_message"

/** Characters of a message. */
export const maxGiftMessage = 300

/** Refusals in reading order; empty when the card can be put into the cart. */
export const checkGiftCardForm = ({ variantId, email, message }: GiftCardForm): ReadonlyArray<Refusal<GiftCardField, GiftCardRefusal>> => [
  ...refusal<GiftCardField, GiftCardRefusal>("variantId", variantId === null ? "v.giftCard_amount" : null),
  ...refusal<GiftCardField, GiftCardRefusal>("email", emailRefusal(email)),
  ...refusal<GiftCardField, GiftCardRefusal>("message", message.trim().length > maxGiftMessage ? "v.giftCard_message" : null, {
    max: String(maxGiftMessage),
  }),
]
