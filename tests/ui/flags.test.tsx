/** Flags of a site, each with the part of the interface that it shows or hides, and links to contents that a site lacks. P3. */
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { Router } from "wouter"
import { nomin } from "#book/fixtures/identity/people.ts"
import { site } from "#book/fixtures/shell/site.ts"
import { storefrontAtRest } from "#book/storefront-at-rest.ts"
import { dress } from "#book/fixtures/catalogue/goods.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Flags, SiteConfig } from "#domain/entities/shell/site.ts"
import { AccountSummary } from "#ui/account/account-summary.tsx"
import { CartCoupon } from "#ui/cart/cart-coupon.tsx"
import { ClockContext } from "#ui/react/clock.ts"
import { ProductTile } from "#ui/catalogue/public/tile.tsx"
import { Footer } from "#ui/shell/footer/footer.tsx"
import { ActorRefsContext } from "#ui/actor-refs.tsx"
import { loadAllMessages } from "#book/all-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"

const messages = await loadAllMessages("en")

/** A product of low stock. */
const tile: Tile = { ...tileOf(dress), totalOnHand: 1 }

/** Markup of a part at a site with this configuration. */
const renderAt = (part: ReactNode, config: SiteConfig) => {
  vi.stubGlobal("window", { innerWidth: 1440 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const shop = storefrontAtRest({}, config)
  return renderToStaticMarkup(
    <MessagesProvider locale="en" messages={messages}>
      <ClockContext value={() => 0}>
        <ActorRefsContext value={shop}>
          <Router base="/en" ssrPath="/en" ssrSearch="">
            {part}
          </Router>
        </ActorRefsContext>
      </ClockContext>
    </MessagesProvider>,
  )
}

const parts: ReadonlyArray<readonly [flag: keyof Flags, name: string, part: () => ReactNode, sign: RegExp]> = [
  ["showStock", "low stock", () => <ProductTile tile={tile} />, /left/],
  ["showSale", "the link to the sale", () => <Footer />, /href="\/en\/sale"/],
  ["wallet", "the wallet's balance", () => <AccountSummary user={nomin} />, /161,500₮/],
  ["coupon", "the coupon field", () => <CartCoupon codes={[]} />, /coupon/i],
  ["showBrand", "the link to the brands", () => <Footer />, /href="\/en\/brands"/],
  ["showLease", "the link to the lease calculator", () => <Footer />, /href="\/en\/lease"/],
]

describe("the footer", () => {
  it.each([
    ["stores", "/stores"],
    ["look_books", "/look-books"],
    ["promotions", "/promotions"],
    ["media", "/media"],
  ] as const)("does not link to %s where the shop lacks them [P3]", (lacking, path) => {
    const link = `href="/en${path}"`
    expect(renderAt(<Footer />, site.config)).toContain(link)
    expect(renderAt(<Footer />, { ...site.config, lacks: [lacking] })).not.toContain(link)
  })
})

describe("flag", () => {
  it.each(parts)("%s shows or hides %s [P3]", (flag, _, part, sign) => {
    const renderWith = (isOn: boolean) => renderAt(part(), { ...site.config, flags: { ...site.config.flags, [flag]: isOn } })
    expect(renderWith(true)).toMatch(sign)
    expect(renderWith(false)).not.toMatch(sign)
  })
})
