/** Calls whose last response a shopper may read without a connection. */
import { expect, it } from "vitest"
import { accessTokenKey } from "#adapters/persistence/access-token.ts"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createOtherPorts } from "#adapters/other-ports.ts"
import { createAdapters } from "#adapters/ports.ts"
import type { OrderNumber } from "#domain/entities/ids.ts"
import type { RechargeNumber } from "#domain/entities/wallet/recharge.ts"
import type { Ports } from "#machines/ports.ts"

const number = "R100000000" as OrderNumber

/** Paths that the port requests, and whether each may be read without a connection. */
const requestsOf = async (request: (ports: Ports) => Promise<unknown>): Promise<ReadonlyArray<readonly [string, boolean]>> => {
  const requests: (readonly [string, boolean])[] = []
  const storage = memoryStorage()
  storage.write(accessTokenKey, "token")
  const { ports, shared } = createAdapters({
    fetch: (input) => {
      const { url, headers } = input as Request
      requests.push([new URL(url).pathname, headers.has("x-read-offline")])
      return Promise.resolve(Response.json({}, { status: 404 }))
    },
    origin: "http://shop.test",
    locale: "mn",
    pageSize: 40,
    storage,
    tabStorage: memoryStorage(),
    sessionEnded: () => undefined,
    clearCachesAndReload: () => Promise.resolve(),
  })
  await request({ ...ports, ...createOtherPorts(shared) }).catch(() => undefined)
  return requests
}

it.each<readonly [string, (ports: Ports) => Promise<unknown>]>([
  ["account", ({ fetchOverview }) => fetchOverview()],
  ["profile", ({ fetchProfile }) => fetchProfile()],
  ["settings", ({ fetchSettings }) => fetchSettings()],
  ["addresses", ({ fetchAddresses }) => fetchAddresses()],
  ["cards", ({ fetchCards }) => fetchCards()],
  ["devices", ({ fetchDevices }) => fetchDevices()],
  ["social logins", ({ fetchSocialLinks }) => fetchSocialLinks()],
  ["orders", ({ fetchOrders }) => fetchOrders({ page: 1, group: null })],
  ["receipt", ({ fetchReceipt }) => fetchReceipt({ number })],
  ["returns", ({ fetchReturns }) => fetchReturns({ number })],
  ["wallet", ({ fetchWallet }) => fetchWallet()],
  ["statement", ({ fetchStatement }) => fetchStatement({ page: 1, part: null, days: null })],
  ["coupons", ({ fetchCoupons }) => fetchCoupons()],
  ["coupon", ({ fetchCoupon }) => fetchCoupon({ number: "C1" })],
  ["vouchers", ({ fetchVouchers }) => fetchVouchers()],
  ["gift cards", ({ fetchGiftCards }) => fetchGiftCards()],
  ["tickets", ({ fetchTickets }) => fetchTickets()],
  ["price suggestions", ({ fetchOffers }) => fetchOffers({ kind: "suggestion" })],
  ["quotes", ({ fetchOffers }) => fetchOffers({ kind: "quote" })],
])("%s may be read without a connection [B27]", async (_, request) => {
  const requests = await requestsOf(request)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter(([, isReadOffline]) => !isReadOffline)).toEqual([])
})

it.each<readonly [string, (ports: Ports) => Promise<unknown>]>([
  ["recharge under way", ({ fetchRecharge }) => fetchRecharge({ number: "W100000000" as RechargeNumber })],
  ["order whose payment is asked for", ({ fetchOrder }) => fetchOrder({ number, isFresh: true })],
  ["user of the session", ({ fetchUser }) => fetchUser()],
])("%s is asked of the shop alone", async (_, request) => {
  const requests = await requestsOf(request)
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter(([, isReadOffline]) => isReadOffline)).toEqual([])
})
