/** Coupon with its terms; one that can be used goes to the cart at once. */
import { useSelector } from "@xstate/react"
import type { Coupon } from "#domain/entities/wallet/coupon.ts"
import { couponMessageKey, couponStatus, hasStarted, isRedeemable } from "#domain/rules/wallet/coupons.ts"
import { shownOrder } from "#machines/cart/cart-context.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { couponTerms, couponWorth } from "./coupon-terms.ts"
import { Slip } from "./slip.tsx"
import styles from "./slip.module.css"

/** Applies a coupon to the cart; without a cart its code waits in the cart's field. */
export const UseCoupon = ({ number }: { readonly number: string }) => {
  const text = useText()
  const { cart } = useActorRefs()
  const hasOrder = useSelector(cart, ({ context }) => shownOrder(context) !== null)
  return (
    <ButtonLink
      href="/cart"
      size="small"
      aria-label={text("coupons.useNamed", { number })}
      onClick={() => {
        cart.send({ type: "coupon.type", code: number })
        if (hasOrder) cart.send({ type: "coupon.apply", code: number })
      }}
    >
      {text("coupons.use")}
    </ButtonLink>
  )
}

export const CouponSlip = ({ coupon, heading = "h3" }: { readonly coupon: Coupon; readonly heading?: "h2" | "h3" }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNowUntil(coupon.startsAt, coupon.expiresAt)
  const isGood = isRedeemable(coupon, now)
  const isUsable = isGood && hasStarted(coupon, now)
  return (
    <Slip
      worth={couponWorth(coupon)}
      what={text("coupons.discount")}
      heading={heading}
      code={coupon.number}
      terms={couponTerms(coupon, now, locale, text)}
      isPast={!isGood}
      title={
        <Link href={`/account/coupons/${coupon.number}`} className={styles.link}>
          {coupon.name || coupon.number}
        </Link>
      }
    >
      <Tag tone={isUsable ? "good" : "plain"}>
        {isGood && !isUsable ? text("coupons.notYet") : text(couponMessageKey("coupon", couponStatus(coupon, now)))}
      </Tag>
      {isUsable && <UseCoupon number={coupon.number} />}
    </Slip>
  )
}
