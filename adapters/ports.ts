/** Answers every question of the machines: by the shop's API, by the search, by this device. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { createBrowsePorts } from "./catalogue/catalogue-ports.ts"
import { announcedCartToken, announceCartToken } from "./browser/cart-token-broadcast.ts"
import { persistedAccessToken } from "./persistence/access-token.ts"
import { createPersistencePorts, persistedOrderToken } from "./persistence/persisted-document.ts"
import type { DeviceStorage } from "./persistence/device-storage.ts"
import { createSearch } from "./search/search.ts"
import { createCaller } from "./shop/client/api-client.ts"
import { createCatalogueCalls, reportMeasures, type Measures } from "./shop/catalogue.ts"
import { createFirstAdd } from "./shop/cart-creation-lock.ts"
import { createIdentityPorts, renewal } from "./shop/identity.ts"
import { createLeasePorts } from "./shop/lease.ts"
import { createOrderToken } from "./shop/client/order-token.ts"
import { createOrderPorts } from "./shop/orders.ts"
import { createPaymentPorts } from "./shop/payment.ts"
import { createSessionTokens, oneAtATime } from "./shop/client/session-tokens.ts"

export type AdapterOptions = {
  readonly fetch: typeof globalThis.fetch
  /** Where the shop and its search are asked, `https://shop.mn`. */
  readonly origin: string
  readonly locale: Locale
  /** What the page brought along; nothing on the server. */
  readonly site?: Site | null
  /** Products of a list's page. */
  readonly pageSize: number
  readonly storage: DeviceStorage
  /** Told when the shop no longer knows the session. */
  readonly sessionEnded: () => void
  readonly clearCachesAndReload: () => Promise<void>
}

export type Adapters = {
  readonly ports: Ports
  readonly watchKept: Streams["watchKept"]
  readonly reportMeasures: (view: Parameters<Ports["reportPageView"]>[0], measures: Measures) => Promise<void>
}

export const createAdapters = (options: AdapterOptions): Adapters => {
  const { fetch, origin, locale, storage } = options
  const session = createSessionTokens({ tokenStorage: persistedAccessToken(storage), renew: renewal(fetch, origin), oneAtATime })
  const orderToken = createOrderToken()
  const caller = createCaller({ fetch, origin, locale, session, orderToken, sessionEnded: options.sessionEnded })
  const catalogue = createCatalogueCalls(caller, options.site)
  const search = createSearch({ fetch, origin, locale, pageSize: options.pageSize })
  const persistence = createPersistencePorts(storage)
  const shared = { read: async () => (await announcedCartToken()) ?? persistedOrderToken(storage), write: announceCartToken }
  // Known before the first question: the cart may be asked for before anything is read.
  orderToken.keep(persistedOrderToken(storage))
  return {
    ports: {
      ...catalogue.ports,
      ...createIdentityPorts(caller, session, orderToken),
      ...createOrderPorts(caller, orderToken, createFirstAdd(orderToken, shared, oneAtATime)),
      ...createPaymentPorts(caller),
      ...createLeasePorts(caller),
      ...createBrowsePorts(search, catalogue, locale),
      writeKept: persistence.writeKept,
      readKept: persistence.readKept,
      clearCachesAndReload: options.clearCachesAndReload,
    },
    watchKept: (notify) =>
      persistence.watchKept((event) => {
        orderToken.keep(event.persisted.orderToken)
        notify(event)
      }),
    reportMeasures: (view, measures) => reportMeasures(caller, view, measures),
  }
}
