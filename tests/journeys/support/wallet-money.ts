/** Money in the wallet of a shopper of an own shop. */
import { changePart } from "#backend/wallet/move-wallet.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { instantOf } from "#domain/rules/instants.ts"
import type { ChangingShop } from "./changing-shop.ts"

/** Credits an amount in tugrik to one part of the wallet of the user with `email`. */
export const creditWallet = async (
  { db }: ChangingShop,
  email: string,
  part: { readonly kind: WalletPartKind; readonly partner?: string },
  amount: number,
): Promise<void> => {
  const [user] = await db.query<{ id: number }>("select id from users where email = $1", [email])
  if (user === undefined) throw new Error(`no user with the e-mail ${email}`)
  await db.transaction((tx) => changePart(tx, user.id, part, amount, { action: "gift", orderNumber: null, at: instantOf(Date.now()) }))
}
