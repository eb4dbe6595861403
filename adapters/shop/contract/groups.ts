/** Every call of the shop, in the order its documentation tells them. */
import * as checkout from "./cart/checkout.ts"
import type { Endpoint } from "./endpoint.ts"
import * as identity from "./identity/identity.ts"
import * as leases from "./lease/leases.ts"
import * as orders from "./orders/orders.ts"
import * as payment from "./cart/payment.ts"
import * as products from "./catalogue/products.ts"
import * as sandbox from "./sandbox.ts"
import * as site from "./shell/site.ts"

export type Group = { readonly name: string; readonly endpoints: ReadonlyArray<Endpoint> }

export const groups: ReadonlyArray<Group> = [
  {
    name: "Identity",
    endpoints: [
      identity.token,
      identity.revoke,
      identity.checkLogin,
      identity.sendCode,
      identity.verifyCode,
      identity.signUp,
      identity.resetPassword,
      identity.me,
    ],
  },
  {
    name: "Orders",
    endpoints: [
      orders.currentOrder,
      orders.myOrders,
      orders.oneOrder,
      orders.populate,
      orders.changeLine,
      orders.applyCoupon,
      orders.removeCoupon,
      orders.emptyOrder,
      orders.cancelOrder,
    ],
  },
  {
    name: "Checkout",
    endpoints: [
      checkout.updateCheckout,
      checkout.useStoreCredit,
      checkout.paymentMethods,
      payment.orderPayment,
      payment.orderReceipt,
    ],
  },
  {
    name: "Catalogue",
    endpoints: [products.oneProduct, products.someProducts, products.productReviews, products.stockItems, site.allTaxons, site.taxonTree],
  },
  { name: "Site", endpoints: [site.siteData, leases.leases, site.pageView] },
  { name: "Sandbox", endpoints: [sandbox.messages, sandbox.payForBank, sandbox.failForBank] },
]
