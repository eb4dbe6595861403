/** Default filter of listings. Specification §5, V3. */

/** Price in tugrik up to which a product is not listed. Specification §9. */
export const listedAbove = 1
