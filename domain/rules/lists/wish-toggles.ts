/** Presses of hearts that the shop has not been told yet. Specification §4, B17, B18. */
import type { VariantId } from "#domain/entities/ids.ts"

type Ids = ReadonlyArray<VariantId>

/** What the shopper wants of a variant: wished or not, whatever happens elsewhere meanwhile. */
export type WishToggle = { readonly variantId: VariantId; readonly wished: boolean }
type Toggles = ReadonlyArray<WishToggle>

/** Whether a heart is shown as pressed. */
export const isWished = (wished: Ids, toggles: Toggles, variantId: VariantId): boolean =>
  toggles.find((toggle) => toggle.variantId === variantId)?.wished ?? wished.includes(variantId)

/** The toggles after one more press; a press back to what the shop knows leaves nothing to tell. */
export const withWishPressed = (wished: Ids, toggles: Toggles, variantId: VariantId): Toggles =>
  withoutAgreed(wished, [
    ...toggles.filter((toggle) => toggle.variantId !== variantId),
    { variantId, wished: !isWished(wished, toggles, variantId) },
  ])

/** The toggles that still differ from what the shop knows. */
export const withoutAgreed = (wished: Ids, toggles: Toggles): Toggles =>
  toggles.filter((toggle) => wished.includes(toggle.variantId) !== toggle.wished)
