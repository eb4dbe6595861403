/** Contract of the API on one engine. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Engine, postgres } from "#tests/contract/engines.ts"
import { Trial } from "#tests/contract/test-backend.ts"
import { accountSettings } from "./account/account-settings.ts"
import { accountCalls } from "./account/account.ts"
import { callsAtOnce } from "./at-once.ts"
import { cartCalls } from "./cart.ts"
import { catalogueCalls } from "./catalogue.ts"
import { reviewPictures } from "./review-pictures.ts"
import { reviewVotes } from "./review-votes.ts"
import { savedCardCalls } from "./saved-cards.ts"
import { shelfCalls } from "./shelf.ts"
import { checkoutCalls } from "./checkout.ts"
import { conventions } from "./conventions.ts"
import { couponCalls } from "./coupons.ts"
import { demoContent } from "./demo-content.ts"
import { deliveryCalls } from "./delivery.ts"
import { pickupCalls } from "./pickup.ts"
import { drawCalls } from "./draws.ts"
import { commentCalls } from "./comments.ts"
import { contentCalls } from "./content.ts"
import { featuresOff } from "./features-off.ts"
import { expectedCalls } from "./expected.ts"
import { identityCalls } from "./identity.ts"
import { merchantCalls } from "./merchant.ts"
import { merchantRefunds } from "./merchant-refunds.ts"
import { letterCalls } from "./letters.ts"
import { lenderAndAppCalls } from "./lender-and-app.ts"
import { listCalls } from "./lists.ts"
import { guesses } from "./guesses.ts"
import { newsletterCalls } from "./newsletter.ts"
import { offerCalls } from "./offers.ts"
import { packageCalls } from "./packages.ts"
import { paymentCalls } from "./payment.ts"
import { placedOrders } from "./placed-orders.ts"
import { placingCalls } from "./placing.ts"
import { promotionCalls } from "./promotions.ts"
import { pushCalls } from "./push.ts"
import { receiptCalls } from "./receipts.ts"
import { returnPictures } from "./return-pictures.ts"
import { returnCalls } from "./returns.ts"
import { rouletteCalls } from "./roulette.ts"
import { boughtGiftCards } from "./wallet/bought-gift-cards.ts"
import { redeemableCalls } from "./wallet/redeemables.ts"
import { socialLogins } from "./social-login.ts"
import { storeCreditCalls } from "./store-credit.ts"
import { travelCalls } from "./travel.ts"
import { twoTabs } from "./two-tabs.ts"
import { walletAtOnce } from "./wallet/wallet-at-once.ts"
import { writingCalls } from "./writing.ts"
import { writtenLimits } from "./written-limits.ts"
import { walletCalls } from "./wallet/wallet.ts"

/** Declared calls that no test calls yet, each with the work that will. */
const uncalled: ReadonlyArray<string> = []

export const describeShop = (engine: Engine): void => {
  describe(`the shop on ${engine.name}`, () => {
    let trial: Trial | null = null
    const shop = (): Trial => {
      if (trial === null) throw new Error("the shop has not been opened")
      return trial
    }
    beforeAll(async () => {
      trial = await Trial.begin(engine)
    })
    afterAll(async () => {
      await trial?.end()
    })
    demoContent(shop)
    identityCalls(shop)
    socialLogins(shop)
    accountCalls(shop)
    accountSettings(shop)
    guesses(shop)
    cartCalls(shop)
    couponCalls(shop)
    checkoutCalls(shop)
    storeCreditCalls(shop)
    placingCalls(shop)
    deliveryCalls(shop)
    pickupCalls(shop)
    catalogueCalls(shop)
    shelfCalls(shop)
    featuresOff(shop)
    reviewPictures(shop)
    reviewVotes(shop)
    expectedCalls(shop)
    listCalls(shop)
    packageCalls(shop)
    offerCalls(shop)
    returnCalls(shop)
    returnPictures(shop)
    travelCalls(shop)
    contentCalls(shop)
    commentCalls(shop)
    writingCalls(shop)
    writtenLimits(shop)
    twoTabs(shop)
    paymentCalls(shop)
    lenderAndAppCalls(shop)
    savedCardCalls(shop)
    placedOrders(shop)
    walletCalls(shop)
    promotionCalls(shop)
    drawCalls(shop)
    rouletteCalls(shop)
    redeemableCalls(shop)
    boughtGiftCards(shop)
    letterCalls(shop)
    pushCalls(shop)
    newsletterCalls(shop)
    merchantCalls(shop)
    merchantRefunds(shop)
    receiptCalls(shop)
    conventions(shop)
    if (engine === postgres) {
      callsAtOnce(shop)
      walletAtOnce(shop)
    }

    describe("the suite", () => {
      it("calls every declared call with success", () => {
        expect(shop().coverage.uncalled()).toEqual(uncalled)
      })
    })
  })
}
