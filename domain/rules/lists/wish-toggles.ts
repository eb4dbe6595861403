/** Wish toggles: presses of hearts that are not sent yet. Specification §4, B17, B18. */
import type { VariantId } from "#domain/entities/ids.ts"
import type { WishListHash } from "#domain/entities/lists/wish-list.ts"

type Ids = ReadonlyArray<VariantId>

/** The state that the shopper wants for a variant, wished or not, even if another tab changes it meanwhile. */
export type WishToggle = {
  readonly variantId: VariantId
  readonly wished: boolean
  /** Chosen list; the default list where absent. */
  readonly list?: WishListHash
}
type Toggles = ReadonlyArray<WishToggle>

/** Whether a heart is shown as pressed. */
export const isWished = (wished: Ids, toggles: Toggles, variantId: VariantId): boolean =>
  toggles.find((toggle) => toggle.variantId === variantId)?.wished ?? wished.includes(variantId)

/** The toggles after one more press; pressing back to the state that the shop has stored leaves nothing to send. */
export const withWishPressed = (wished: Ids, toggles: Toggles, variantId: VariantId): Toggles =>
  withoutAgreed(wished, [
    ...toggles.filter((toggle) => toggle.variantId !== variantId),
    { variantId, wished: !isWished(wished, toggles, variantId) },
  ])

/** The toggles after a list was chosen for a variant, which may be wished in another one already. */
export const withWishPut = (toggles: Toggles, variantId: VariantId, list: WishListHash): Toggles => [
  ...toggles.filter((toggle) => toggle.variantId !== variantId),
  { variantId, wished: true, list },
]

/** The toggles without the one that was sent. */
export const withoutSent = (toggles: Toggles, sent: WishToggle | null): Toggles =>
  toggles.filter(({ variantId, wished, list }) => variantId !== sent?.variantId || wished !== sent.wished || list !== sent.list)

/** The toggles that differ from the state that the shop has stored; one with a chosen list always does. */
export const withoutAgreed = (wished: Ids, toggles: Toggles): Toggles =>
  toggles.filter((toggle) => toggle.list !== undefined || wished.includes(toggle.variantId) !== toggle.wished)
