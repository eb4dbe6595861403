/** Addresses of wallet parts: `/account/wallet/gift-card`. Specification §2, S23. */
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { orderOfUse } from "./wallet.ts"

export const slugOfPart = (kind: WalletPartKind): string => kind.replaceAll("_", "-")

/** The part that a slug names; `null` for none. */
export const partOfSlug = (slug: string): WalletPartKind | null => orderOfUse.find((kind) => slugOfPart(kind) === slug) ?? null
