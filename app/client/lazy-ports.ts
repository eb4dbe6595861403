/** Answers the machines' questions by adapters that are fetched with the first question: they are no part of the first view. */
import { yieldToBrowser } from "#adapters/browser/yield-to-browser.ts"
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

type PortCall = (input: unknown, signal?: AbortSignal) => Promise<unknown>

/** The ports that `load` brings, each asking for them when it is asked. Questions that had to wait are asked one by one, with a breath between. */
export const lazyPorts = (load: () => Promise<Ports>): Ports => {
  let here: Ports | null = null
  let turn = Promise.resolve()
  const ask = (name: keyof Ports): PortCall => async (input, signal) => {
    if (here === null) {
      here = await load()
      turn = turn.then(yieldToBrowser)
      await turn
    }
    return (here[name] as PortCall)(input, signal)
  }
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as Ports
}
