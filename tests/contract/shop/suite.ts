/** Contract of the API on one engine. */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Engine, postgres } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { accountSettings } from "./account/account-settings.ts"
import { profilePictures } from "./account/profile-picture.ts"
import { accountCalls } from "./account/account.ts"
import { userExports } from "./account/user-export.ts"
import { callsAtOnce } from "./shell/at-once.ts"
import { cartCalls } from "./cart/cart.ts"
import { catalogueCalls } from "./catalogue/catalogue.ts"
import { vendorCalls } from "./catalogue/vendors.ts"
import { reviewPictures } from "./catalogue/review-pictures.ts"
import { reviewCalls } from "./catalogue/reviews.ts"
import { reviewVotes } from "./catalogue/review-votes.ts"
import { savedCardCalls } from "./orders/saved-cards.ts"
import { productFactCalls } from "./catalogue/product-facts.ts"
import { checkoutCalls } from "./cart/checkout.ts"
import { addressLimits } from "./shell/address-limits.ts"
import { conventions } from "./shell/conventions.ts"
import { siteDataCalls } from "./shell/site-data.ts"
import { couponCalls } from "./cart/coupons.ts"
import { demoContent } from "./content/demo-content.ts"
import { deliveryCalls } from "./cart/delivery.ts"
import { pickupCalls } from "./cart/pickup.ts"
import { drawCalls } from "./promotions/draws.ts"
import { jackpotCalls } from "./promotions/jackpot.ts"
import { commentCalls } from "./content/comments.ts"
import { contentCalls } from "./content/content.ts"
import { featuresOff } from "./shell/features-off.ts"
import { expectedCalls } from "./cart/expected.ts"
import { identityCalls } from "./identity/identity.ts"
import { passwordResets } from "./identity/password-reset.ts"
import { registrationCalls } from "./identity/registration.ts"
import { sessionCalls } from "./identity/sessions.ts"
import { merchantCalls } from "./merchant/merchant.ts"
import { merchantContentCalls } from "./merchant/merchant-content.ts"
import { merchantRefunds } from "./merchant/merchant-refunds.ts"
import { paymentCases } from "./merchant/payment-cases.ts"
import { letterCalls } from "./orders/letters.ts"
import { lenderAndAppCalls } from "./orders/lender-and-app.ts"
import { listCalls } from "./lists/lists.ts"
import { wishesToCart } from "./lists/wishes-to-cart.ts"
import { wishNews } from "./lists/wish-news.ts"
import { guesses } from "./identity/guesses.ts"
import { newsletterCalls } from "./newsletter/newsletter.ts"
import { offerCalls } from "./offers/offers.ts"
import { packageCalls } from "./cart/packages.ts"
import { cancellationCalls } from "./orders/cancellation.ts"
import { paymentCalls } from "./orders/payment.ts"
import { placedOrders } from "./orders/placed-orders.ts"
import { placingCalls } from "./cart/placing.ts"
import { promotionCalls } from "./promotions/promotions.ts"
import { pushCalls } from "./account/push.ts"
import { orderTermsCalls } from "./orders/order-terms.ts"
import { organizationCalls } from "./orders/organizations.ts"
import { receiptFiling } from "./orders/receipt-filing.ts"
import { receiptVoiding } from "./orders/receipt-voiding.ts"
import { receiptCalls } from "./orders/receipts.ts"
import { returnPictures } from "./orders/return-pictures.ts"
import { returnCalls } from "./orders/returns.ts"
import { unpaidOrders } from "./orders/unpaid-orders.ts"
import { rouletteCalls } from "./promotions/roulette.ts"
import { boughtGiftCards } from "./wallet/bought-gift-cards.ts"
import { redeemableCalls } from "./wallet/redeemables.ts"
import { socialLogins } from "./identity/social-login.ts"
import { storeCreditCalls } from "./wallet/store-credit.ts"
import { hotelReviewCalls } from "./travel/hotel-reviews.ts"
import { passengerCalls } from "./travel/passengers.ts"
import { stayTickets } from "./travel/stay-tickets.ts"
import { travelCalls } from "./travel/travel.ts"
import { stayCalls } from "./travel/stays.ts"
import { twoTabs } from "./cart/two-tabs.ts"
import { walletAtOnce } from "./wallet/wallet-at-once.ts"
import { articleAdministration } from "./content/article-administration.ts"
import { readerCalls } from "./content/readers.ts"
import { writingCalls } from "./content/writing.ts"
import { writtenLimits } from "./content/written-limits.ts"
import { walletCalls } from "./wallet/wallet.ts"
import { rechargeCalls } from "./wallet/recharges.ts"
import { statementCalls } from "./wallet/statement.ts"

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
    registrationCalls(shop)
    passwordResets(shop)
    sessionCalls(shop)
    socialLogins(shop)
    accountCalls(shop)
    accountSettings(shop)
    userExports(shop)
    profilePictures(shop)
    guesses(shop)
    cartCalls(shop)
    couponCalls(shop)
    checkoutCalls(shop)
    storeCreditCalls(shop)
    placingCalls(shop)
    deliveryCalls(shop)
    pickupCalls(shop)
    catalogueCalls(shop)
    vendorCalls(shop)
    productFactCalls(shop)
    featuresOff(shop)
    reviewCalls(shop)
    reviewPictures(shop)
    reviewVotes(shop)
    expectedCalls(shop)
    listCalls(shop)
    wishesToCart(shop)
    wishNews(shop)
    packageCalls(shop)
    offerCalls(shop)
    returnCalls(shop)
    returnPictures(shop)
    travelCalls(shop)
    stayCalls(shop)
    passengerCalls(shop)
    stayTickets(shop)
    hotelReviewCalls(shop)
    contentCalls(shop)
    commentCalls(shop)
    writingCalls(shop)
    articleAdministration(shop)
    readerCalls(shop)
    writtenLimits(shop)
    twoTabs(shop)
    paymentCalls(shop)
    cancellationCalls(shop)
    lenderAndAppCalls(shop)
    unpaidOrders(shop)
    savedCardCalls(shop)
    placedOrders(shop)
    walletCalls(shop)
    rechargeCalls(shop)
    statementCalls(shop)
    promotionCalls(shop)
    drawCalls(shop)
    jackpotCalls(shop)
    rouletteCalls(shop)
    redeemableCalls(shop)
    boughtGiftCards(shop)
    letterCalls(shop)
    pushCalls(shop)
    newsletterCalls(shop)
    merchantCalls(shop)
    merchantRefunds(shop)
    merchantContentCalls(shop)
    paymentCases(shop)
    orderTermsCalls(shop)
    organizationCalls(shop)
    receiptCalls(shop)
    receiptFiling(shop)
    receiptVoiding(shop)
    conventions(shop)
    siteDataCalls(shop)
    addressLimits(shop)
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
