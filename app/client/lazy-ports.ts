/** Answers the machines' questions by adapters that are fetched with the first question: they are no part of the first view. */
import type { Ports } from "#machines/ports.ts"

/** Every port, so that the compiler notices one that is missing here. */
const names = Object.keys({
  fetchSite: true,
  fetchHome: true,
  fetchListing: true,
  fetchMore: true,
  fetchProduct: true,
  fetchReviews: true,
  fetchTiles: true,
  fetchSuggestions: true,
  fetchLenders: true,
  fetchZones: true,
  fetchUser: true,
  checkLogin: true,
  sendCode: true,
  verifyCode: true,
  logIn: true,
  signUp: true,
  logOut: true,
  fetchCurrentOrder: true,
  addItem: true,
  changeLine: true,
  applyCoupon: true,
  removeCoupon: true,
  useStoreCredit: true,
  saveAddress: true,
  placeOrder: true,
  resetOrder: true,
  fetchOrder: true,
  fetchOrders: true,
  cancelOrder: true,
  fetchPaymentMethods: true,
  fetchPayment: true,
  fetchReceipt: true,
  changePaymentMethod: true,
  readKept: true,
  writeKept: true,
  reportPageView: true,
  clearCachesAndReload: true,
} satisfies Record<keyof Ports, true>) as ReadonlyArray<keyof Ports>

type Ask = (question: unknown, signal?: AbortSignal) => Promise<unknown>

/** The ports that `load` brings, each asking for them when it is asked. */
export const lazyPorts = (load: () => Promise<Ports>): Ports =>
  Object.fromEntries(
    names.map((name): [string, Ask] => [name, async (question, signal) => ((await load())[name] as Ask)(question, signal)]),
  ) as unknown as Ports
