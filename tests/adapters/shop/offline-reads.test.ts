/** Calls whose last response a shopper may read without a connection. */
import { describe, expect, it } from "vitest"
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
  await request({ ...ports, ...createOtherPorts(shared), reportPageView: () => Promise.resolve() }).catch(() => undefined)
  return requests
}

describe("a request", () => {
  it.each<readonly [string, (ports: Ports) => Promise<unknown>]>([
    ["account", (ports) => ports.fetchOverview()],
    ["profile", (ports) => ports.fetchProfile()],
    ["settings", (ports) => ports.fetchSettings()],
    ["addresses", (ports) => ports.fetchAddresses()],
    ["cards", (ports) => ports.fetchCards()],
    ["cards of every kind", (ports) => ports.fetchAllCards()],
    ["devices", (ports) => ports.fetchDevices()],
    ["social logins", (ports) => ports.fetchSocialLinks()],
    ["orders", (ports) => ports.fetchOrders({ page: 1, group: null })],
    ["receipt", (ports) => ports.fetchReceipt({ number })],
    ["returns", (ports) => ports.fetchReturns({ number })],
    ["wallet", (ports) => ports.fetchWallet()],
    ["statement", (ports) => ports.fetchStatement({ page: 1, part: null, days: null })],
    ["coupons", (ports) => ports.fetchCoupons()],
    ["coupon", (ports) => ports.fetchCoupon({ number: "C1" })],
    ["vouchers", (ports) => ports.fetchVouchers()],
    ["gift cards", (ports) => ports.fetchGiftCards()],
    ["tickets", (ports) => ports.fetchTickets()],
    ["price suggestions", (ports) => ports.fetchOffers({ kind: "suggestion" })],
    ["quotes", (ports) => ports.fetchOffers({ kind: "quote" })],
  ])("of the %s may be answered without a connection [B27]", async (_, request) => {
    const requests = await requestsOf(request)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter(([, isReadOffline]) => !isReadOffline)).toEqual([])
  })

  it.each<readonly [string, (ports: Ports) => Promise<unknown>]>([
    ["recharge under way", (ports) => ports.fetchRecharge({ number: "W100000000" as RechargeNumber })],
    ["order that waits for its payment", (ports) => ports.fetchOrder({ number, isFresh: true })],
    ["user of the session", (ports) => ports.fetchUser()],
  ])("of the %s is answered by the shop alone", async (_, request) => {
    const requests = await requestsOf(request)
    expect(requests.length).toBeGreaterThan(0)
    expect(requests.filter(([, isReadOffline]) => isReadOffline)).toEqual([])
  })
})
