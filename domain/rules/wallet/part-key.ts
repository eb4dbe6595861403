/** Key that tells the parts of a wallet apart, also those of partners with one name. */
import type { WalletOffer } from "#domain/entities/orders/order.ts"
import type { WalletPart } from "#domain/entities/wallet/wallet.ts"

/** A partner goes by its name only where the shop has sent no id. */
const keyOf = (kind: WalletPart["kind"], id: string | undefined, name = ""): string => `${kind} ${id ?? name}`

/** Of a part that an order offers. */
export const offerKey = ({ kind, byPartner }: Pick<WalletOffer, "kind" | "byPartner">): string => keyOf(kind, byPartner?.id, byPartner?.name)

/** Of a part of the wallet's page. */
export const partKey = ({ kind, partnerId, partner }: Pick<WalletPart, "kind" | "partnerId" | "partner">): string => keyOf(kind, partnerId, partner)
