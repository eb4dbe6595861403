/** Ids of products and variants: goods count from 1, and what is sold outside of the catalogue has ranges of its own above them. */

/** First ids that goods do not have. */
export const firstReserved = { products: 9_000_000, variants: 400_000_000 } as const

export const giftCardProductId = 9_500_001
/** Variants of the gift card lie between. */
export const giftCardVariants = { above: firstReserved.variants, below: 900_000_000 } as const

export const roomProductId = (room: number): number => firstReserved.products + room
export const roomVariantId = (room: number): number => giftCardVariants.below + room
