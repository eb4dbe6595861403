/** Who may turn the lucky wheel. Record 0041. */

/** What a shopper lacks for a turn: an e-mail address costs nothing, a phone or a purchase does. */
export type TurnLack = "phone"

/** `null` for a shopper with a confirmed phone or a paid order. */
export const turnLack = ({ hasPhone, hasPaid }: { readonly hasPhone: boolean; readonly hasPaid: boolean }): TurnLack | null =>
  hasPhone || hasPaid ? null : "phone"
