/** Adapters of all ports: one factory an area, joined. */
import type { Locale } from "#domain/entities/locale.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { announcedCartToken, announceCartToken } from "./browser/cart-token-broadcast.ts"
import { readPosition } from "./browser/position.ts"
import { browserPush } from "./browser/push.ts"
import { persistedAccessToken } from "./persistence/access-token.ts"
import { createArticleDrafts } from "./persistence/article-drafts.ts"
import { createCommentDraftPorts } from "./persistence/comment-draft.ts"
import { createConsentPorts } from "./persistence/consent.ts"
import type { DeviceStorage } from "./persistence/device-storage.ts"
import { createPersistencePorts, persistedOrderToken } from "./persistence/persisted-document.ts"
import { createDraftPorts } from "./persistence/registration-draft.ts"
import { createSearch, createSearchPorts } from "./search/search.ts"
import { createAccountPorts } from "./shop/account.ts"
import { createCartPorts } from "./shop/cart.ts"
import { createFirstAdd } from "./shop/cart-creation-lock.ts"
import { createCataloguePorts } from "./shop/catalogue.ts"
import { createContentPorts } from "./shop/content.ts"
import { createCaller } from "./shop/client/api-client.ts"
import { createOrderToken } from "./shop/client/order-token.ts"
import { createSessionTokens, oneAtATime } from "./shop/client/session-tokens.ts"
import { createIdentityPorts, renewal } from "./shop/identity.ts"
import { createLeasePorts } from "./shop/lease.ts"
import { createListsPorts } from "./shop/lists.ts"
import { createNewsletterPorts } from "./shop/newsletter.ts"
import { createOffersPorts } from "./shop/offers.ts"
import { createOrdersPorts } from "./shop/orders.ts"
import { createPromotionsPorts } from "./shop/promotions.ts"
import { createPushPorts } from "./shop/push.ts"
import { createShellPorts, reportMeasures, type Measures } from "./shop/shell.ts"
import { createTravelPorts } from "./shop/travel.ts"
import { createWalletPorts } from "./shop/wallet.ts"
import { createWritingPorts } from "./shop/writing.ts"

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
  readonly clearCachesAndReload: () => Promise<void>
}

export type Adapters = {
  readonly ports: Ports
  readonly watchPersisted: Streams["watchPersisted"]
  readonly reportMeasures: (view: Parameters<Ports["reportPageView"]>[0], measures: Measures) => Promise<void>
}

export const createAdapters = (options: AdapterOptions): Adapters => {
  const { fetch, origin, locale, storage } = options
  const session = createSessionTokens({ tokenStorage: persistedAccessToken(storage), renew: renewal(fetch, origin), oneAtATime })
  const orderToken = createOrderToken()
  const caller = createCaller({ fetch, origin, locale, session, orderToken, sessionEnded: options.sessionEnded })
  const search = createSearch({ fetch, origin, locale, pageSize: options.pageSize })
  const { readPersisted, writePersisted, watchPersisted } = createPersistencePorts(storage)
  const identity = createIdentityPorts(caller, session, orderToken, createDraftPorts(options.tabStorage))
  const articleDrafts = createArticleDrafts(storage)
  const shared = { read: async () => (await announcedCartToken()) ?? persistedOrderToken(storage), write: announceCartToken }
  // Set before anything is read: the cart may be fetched earlier than the persisted state.
  orderToken.keep(persistedOrderToken(storage))
  const firstAdd = createFirstAdd(orderToken, shared, oneAtATime)
  return {
    ports: {
      ...createShellPorts(caller, options.site ?? null, { readPersisted, writePersisted, clearCachesAndReload: options.clearCachesAndReload, ...createConsentPorts(storage, options.clearCachesAndReload) }),
      ...createPushPorts(caller, browserPush),
      ...createNewsletterPorts(caller),
      ...createCataloguePorts(caller, search, locale, options.site ?? null),
      ...createSearchPorts(search),
      ...createCartPorts(caller, orderToken, firstAdd),
      ...createOrdersPorts(caller),
      ...identity,
      logOut: async (input, signal) => {
        articleDrafts.forgetAll()
        await identity.logOut(input, signal)
      },
      ...createOffersPorts(caller),
      ...createLeasePorts(caller),
      ...createContentPorts(caller, search, createCommentDraftPorts(options.tabStorage), createWritingPorts(caller, articleDrafts)),
      ...createListsPorts(caller, search, orderToken, firstAdd),
      ...createTravelPorts(caller, search, readPosition),
      ...createWalletPorts(caller),
      ...createPromotionsPorts(caller),
      ...createAccountPorts(caller, session),
    },
    watchPersisted: (notify) =>
      watchPersisted((event) => {
        orderToken.keep(event.persisted.orderToken)
        notify(event)
      }),
    reportMeasures: (view, measures) => reportMeasures(caller, view, measures),
  }
}
