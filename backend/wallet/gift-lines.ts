/** Gift cards as lines of an order: a variant of an amount whose options carry the receiver and a message. */
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { checkGiftCardForm, maxGiftMessage, type GiftCardRefusal } from "#domain/rules/wallet/gift-card-form.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { requireFlag } from "#backend/http/require-flag.ts"
import { normalizeEmail } from "#domain/rules/identity/email-address.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

type Options = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "")

/** Receiver and message of a line. */
export const giftOf = (options: Options): { readonly to: string; readonly message: string } => ({
  to: normalizeEmail(textOf(options["gift_to"])),
  message: textOf(options["gift_message"]),
})

/** `bat@example.mn: Happy birthday!` */
export const giftText = (options: Options): string => {
  const { to, message } = giftOf(options)
  return message === "" ? to : `${to}: ${message}`
}

/** Message of the shop for each message key of the rule. */
const messages: Readonly<Record<GiftCardRefusal, MessageRef>> = {
  "v.giftCard_amount": { key: "field.incorrect" },
  "v.email_blank": { key: "email.incorrect" },
  "v.email_format": { key: "email.incorrect" },
  "v.giftCard_message": { key: "giftCard.message", values: { max: maxGiftMessage } },
}

/** Throws 403 for a gift card where the site has no wallet, and 401 for a visitor, whose cart may be merged into another. */
export const requireGiftBuyer = async (db: Database, variantId: number, site: SiteConfig, userId: number | null): Promise<void> => {
  if ((await db.query("select from gift_card_products where variant_id = $1", [variantId])).length === 0) return
  requireFlag(site, "wallet")
  if (userId === null) throw new Refusal(401, { key: "login.required" })
}

/** Whether a variant is a gift card that is sold, which is then added. Throws 422 without a receiver, and for an amount that the cart holds for somebody else. */
export const addGiftCard = async (
  db: Database,
  orderId: number,
  item: { readonly variantId: number; readonly quantity: number; readonly options: Options; readonly position?: number | null },
): Promise<boolean> => {
  const [sold] = await db.query("select from gift_card_products where variant_id = $1 and not withdrawn", [item.variantId])
  if (sold === undefined) return false
  const { to, message } = giftOf(item.options)
  const [wrong] = checkGiftCardForm({ variantId: item.variantId, email: to, message })
  if (wrong !== undefined) throw wrongField(wrong.field, messages[wrong.key])
  const added = await db.query(
    `insert into line_items as l (order_id, variant_id, quantity, options, position) values ($1, $2, $3, $4, $5)
     on conflict (order_id, variant_id) do update set quantity = l.quantity + excluded.quantity
       where l.options->>'gift_to' = excluded.options->>'gift_to'
         and l.options->>'gift_message' is not distinct from excluded.options->>'gift_message'
     returning l.id`,
    [
      orderId,
      item.variantId,
      item.quantity,
      JSON.stringify({ gift_to: to, ...(message !== "" && { gift_message: message }) }),
      item.position ?? null,
    ],
  )
  if (added.length === 0) throw wrongField("email", { key: "giftCard.inCart" })
  return true
}
