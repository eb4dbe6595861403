/**
 * Adapters of the ports that every page calls: one factory for each area, joined. Those of the other areas are in `other-ports.ts`,
 * loaded with the first call.
 */
import type { Locale } from "#domain/entities/locale.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { announcedCartToken, announceCartToken } from "./browser/cart-token-broadcast.ts"
import { persistedAccessToken } from "./persistence/access-token.ts"
import { createConsentPorts } from "./persistence/consent.ts"
import type { DeviceStorage } from "./persistence/device-storage.ts"
import { createPersistencePorts, persistedOrderToken } from "./persistence/persisted-document.ts"
import { createDraftPorts } from "./persistence/registration-draft.ts"
import { createSearch, createSearchPorts, type Search } from "./search/search.ts"
import { createCartPorts } from "./shop/cart.ts"
import { createFirstAdd } from "./shop/cart-creation-lock.ts"
import { createCataloguePorts } from "./shop/catalogue.ts"
import { createCaller, type Caller, type CallerOptions } from "./shop/client/api-client.ts"
import { failureText } from "./shop/client/refusals.ts"
import { createOrderToken, type OrderToken } from "./shop/client/order-token.ts"
import { createSessionTokens, oneAtATime, type SessionTokens } from "./shop/client/session-tokens.ts"
import { createIdentityPorts, renewal } from "./shop/identity.ts"
import { createInterruptedLogin } from "./shop/interrupted-login.ts"
import { createListsPorts } from "./shop/lists.ts"
import { createLogout, type Logout } from "./shop/logout.ts"
import { createShellPorts } from "./shop/shell.ts"

export type AdapterOptions = {
  readonly fetch: typeof globalThis.fetch
  /** Origin of the API and the search service, such as `https://shop.mn`. */
  readonly origin: string
  readonly locale: Locale
  /** The site as sent with the page; absent on the server. */
  readonly site?: Site | null
  /** Products on a page of a listing. */
  readonly pageSize: number
  readonly storage: DeviceStorage
  /** Storage that ends with the tab. */
  readonly tabStorage: DeviceStorage
  /** Called when the API no longer accepts the session. */
  readonly sessionEnded: () => void
  readonly storedRead?: CallerOptions["storedRead"]
  readonly changed?: CallerOptions["changed"]
  readonly clearCachesAndReload: () => Promise<void>
}

/** Adapters that several areas use. */
export type SharedAdapters = {
  readonly options: AdapterOptions
  readonly caller: Caller
  readonly search: Search
  readonly session: SessionTokens
}

const createCommonPorts = ({ options, caller, search, session }: SharedAdapters, orderToken: OrderToken, logOut: Logout["logOut"]) => {
  const { locale, storage, tabStorage, clearCachesAndReload } = options
  const site = options.site ?? null
  const { readPersisted, writePersisted } = createPersistencePorts(storage)
  const interrupted = createInterruptedLogin({ session, storage })
  const identity = createIdentityPorts(caller, { session, interrupted }, { ...createDraftPorts(tabStorage), logOut })
  const tabsCartToken = {
    read: async () => (await announcedCartToken()) ?? persistedOrderToken(storage),
    write: announceCartToken,
  }
  const firstAdd = createFirstAdd(orderToken, tabsCartToken, oneAtATime)
  const consent = createConsentPorts(storage, async () => window.location.reload())
  return {
    ...createShellPorts(caller, site, { readPersisted, writePersisted, clearCachesAndReload, ...consent }),
    ...createCataloguePorts(caller, search, locale, site),
    ...createSearchPorts(search),
    ...createCartPorts(caller, orderToken, firstAdd),
    ...identity,
    logOut,
    ...createListsPorts(caller, search, orderToken, firstAdd),
  } satisfies Partial<Ports>
}

export type CommonPorts = ReturnType<typeof createCommonPorts>

export type Adapters = {
  readonly ports: CommonPorts
  readonly shared: SharedAdapters
  readonly settleLogout: Logout["settleLogout"]
  readonly watchPersisted: Streams["watchPersisted"]
}

export const createAdapters = (options: AdapterOptions): Adapters => {
  const { fetch, origin, locale, storage } = options
  const supportPhone = options.site?.config.supportPhone ?? null
  const session = createSessionTokens({
    tokenStorage: persistedAccessToken(storage),
    renew: renewal(fetch, origin, failureText(locale, supportPhone)),
    oneAtATime,
  })
  const orderToken = createOrderToken()
  const caller = createCaller({
    fetch,
    origin,
    locale,
    supportPhone,
    session,
    orderToken,
    sessionEnded: options.sessionEnded,
    ...(options.storedRead && { storedRead: options.storedRead }),
    ...(options.changed && { changed: options.changed }),
  })
  const search = createSearch({ fetch, origin, locale, pageSize: options.pageSize })
  const shared = { options, caller, search, session }
  const { logOut, settleLogout } = createLogout(caller, { session, orderToken, storage })
  const { watchPersisted } = createPersistencePorts(storage)
  // Set before anything is read: the cart may be fetched earlier than the persisted state.
  orderToken.keep(persistedOrderToken(storage))
  return {
    ports: createCommonPorts(shared, orderToken, logOut),
    settleLogout,
    shared,
    watchPersisted: (notify) =>
      watchPersisted((event) => {
        orderToken.keep(event.persisted.orderToken)
        notify(event)
      }),
  }
}
