/** The questions that machines ask the outside; the app answers each with an adapter. */
import { fromPromise, type PromiseActorLogic } from "xstate"
import type { Address, Zone } from "#domain/entities/account/address.ts"
import type { OrderNumber, LineId, ProductId, Slug, VariantId } from "#domain/entities/ids.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import type { LeaseProvider } from "#domain/entities/lease/lease.ts"
import type { ListingPage, ListingQuery, Tile } from "#domain/entities/catalogue/listing.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { Payment, PaymentMethod, Receipt } from "#domain/entities/cart/payment.ts"
import type { Product } from "#domain/entities/catalogue/product.ts"
import type { Review } from "#domain/entities/catalogue/review.ts"
import type { Site } from "#domain/entities/shell/site.ts"
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"

/** A list read by pages, as the shop sends it. */
export type Page<Item> = { readonly items: ReadonlyArray<Item>; readonly page: number; readonly pages: number; readonly total: number }

/** Chosen value of each option of a line, by the option's key. */
export type LineOptions = Readonly<Record<string, string>>

/** An intent's name, made once by the machine and kept through retries, so that nothing happens twice. */
export type Intent = { readonly key: string }

export type HomePage = {
  readonly hero: ReadonlyArray<Tile>
  readonly deals: ReadonlyArray<Tile>
  readonly newArrivals: ReadonlyArray<Tile>
  readonly sale: ReadonlyArray<Tile>
}

export type ProductPage = {
  readonly product: Product
  readonly reviews: Page<Review>
  /** How many reviews gave 1, 2, 3, 4, 5 stars. */
  readonly histogram: ReadonlyArray<number>
  readonly series: ReadonlyArray<Tile>
  readonly related: ReadonlyArray<Tile>
  readonly vendor: ReadonlyArray<Tile>
}

export type LoginCheck = {
  readonly registered: boolean
  readonly channel: "email" | "phone"
  readonly methods: ReadonlyArray<"password" | "code" | "social">
}
export type CodeSent = { readonly sentTo: string; readonly expiresIn: number; readonly resendIn: number }
/** A code that was right: either the shopper is logged in, or may sign up. */
export type Verified = { readonly _tag: "LoggedIn"; readonly user: User } | { readonly _tag: "MaySignUp"; readonly signUpToken: string }
export type PersonSignUp = {
  readonly signUpToken: string
  readonly lastName: string
  readonly firstName: string
  readonly password: string | null
}
export type ReceiptFor = { readonly kind: "person" } | { readonly kind: "organization"; readonly registryNumber: string }

/**
 * Every question there is. An answer that cannot be had is a thrown `Problem` (`#domain/entities/problem.ts`).
 * The signal is aborted when the state that asked is left.
 */
export interface Ports {
  // what the shop shows
  fetchSite(input: { readonly since: string | null }, signal?: AbortSignal): Promise<Site>
  fetchHome(input: void, signal?: AbortSignal): Promise<HomePage>
  /** Everything up to the page that is asked for. */
  fetchListing(input: ListingQuery, signal?: AbortSignal): Promise<ListingPage>
  /** The page that is asked for alone, to be added to those before it. */
  fetchMore(input: ListingQuery, signal?: AbortSignal): Promise<ListingPage>
  fetchProduct(input: { readonly slug: string }, signal?: AbortSignal): Promise<ProductPage>
  fetchReviews(input: { readonly productId: ProductId; readonly page: number }, signal?: AbortSignal): Promise<Page<Review>>
  fetchTiles(input: { readonly slugs: ReadonlyArray<Slug> }, signal?: AbortSignal): Promise<ReadonlyArray<Tile>>
  fetchSuggestions(input: { readonly text: string }, signal?: AbortSignal): Promise<Suggestions>
  /** Who finances leases; nobody where the site has none. */
  fetchLenders(input: void, signal?: AbortSignal): Promise<ReadonlyArray<LeaseProvider>>
  fetchZones(input: void, signal?: AbortSignal): Promise<ReadonlyArray<Zone>>
  // who is asking
  /** The user of the stored session, or null for a visitor. */
  fetchUser(input: void, signal?: AbortSignal): Promise<User | null>
  checkLogin(input: { readonly login: string }, signal?: AbortSignal): Promise<LoginCheck>
  sendCode(input: { readonly login: string }, signal?: AbortSignal): Promise<CodeSent>
  verifyCode(input: { readonly login: string; readonly code: string }, signal?: AbortSignal): Promise<Verified>
  logIn(input: { readonly login: string; readonly password: string }, signal?: AbortSignal): Promise<User>
  signUp(input: PersonSignUp, signal?: AbortSignal): Promise<User>
  logOut(input: void, signal?: AbortSignal): Promise<void>
  // the current order
  fetchCurrentOrder(input: void, signal?: AbortSignal): Promise<Order | null>
  addItem(input: Intent & { readonly variantId: VariantId; readonly quantity: number; readonly options: LineOptions }, signal?: AbortSignal): Promise<Order>
  /** Quantity 0 removes the line. */
  changeLine(input: Intent & { readonly number: OrderNumber; readonly lineId: LineId; readonly quantity: number }, signal?: AbortSignal): Promise<Order>
  applyCoupon(input: Intent & { readonly number: OrderNumber; readonly code: string }, signal?: AbortSignal): Promise<Order>
  removeCoupon(input: Intent & { readonly number: OrderNumber; readonly code: string }, signal?: AbortSignal): Promise<Order>
  /** Amount 0 takes the wallet's money back. */
  useStoreCredit(input: Intent & { readonly number: OrderNumber; readonly amount: Tugrik; readonly source: WalletPartKind | null }, signal?: AbortSignal): Promise<Order>
  saveAddress(input: Intent & { readonly number: OrderNumber; readonly address: Address }, signal?: AbortSignal): Promise<Order>
  /** Without a way to pay where the wallet pays everything. Refused with `OrderChanged` where the order is not as expected. */
  placeOrder(input: Intent & { readonly number: OrderNumber; readonly paymentMethodId: number | null; readonly receipt: ReceiptFor; readonly expected: Expected }, signal?: AbortSignal): Promise<Order>
  resetOrder(input: Intent & { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Order | null>
  // placed orders
  fetchOrder(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Order>
  fetchOrders(input: { readonly page: number }, signal?: AbortSignal): Promise<Page<Order>>
  cancelOrder(input: Intent & { readonly number: OrderNumber; readonly reason: string | null }, signal?: AbortSignal): Promise<Order>
  fetchPaymentMethods(input: void, signal?: AbortSignal): Promise<ReadonlyArray<PaymentMethod>>
  fetchPayment(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Payment>
  fetchReceipt(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Receipt>
  /** Asks for another way to pay an order that is placed and not paid. */
  changePaymentMethod(input: Intent & { readonly number: OrderNumber; readonly paymentMethodId: number }, signal?: AbortSignal): Promise<Payment>
  // this device
  readKept(input: void, signal?: AbortSignal): Promise<{ readonly persisted: PersistedState; readonly setAside: boolean }>
  writeKept(input: { readonly persisted: PersistedState }, signal?: AbortSignal): Promise<void>
  reportPageView(input: { readonly path: string; readonly title: string; readonly referrer: string; readonly locale: Locale }, signal?: AbortSignal): Promise<void>
  clearCachesAndReload(input: void, signal?: AbortSignal): Promise<void>
}

export type PortOutput<Name extends keyof Ports> = Awaited<ReturnType<Ports[Name]>>
export type PortInput<Name extends keyof Ports> = Parameters<Ports[Name]>[0]

/** Declares a port of a machine; it refuses until the app answers it (`answers`). */
export const port = <Name extends keyof Ports>(name: Name) =>
  fromPromise<PortOutput<Name>, PortInput<Name>>(() => Promise.reject(new Error(`no one answers ${name}`)))

/** A question as data: which port, and what it is asked. */
export type PortRequest<Name extends keyof Ports> = {
  readonly [Each in Name]: { readonly port: Each; readonly input: PortInput<Each> }
}[Name]

/** The ports that change the current order; each answers with the whole of it. */
export type OrderPort = "addItem" | "changeLine" | "applyCoupon" | "removeCoupon" | "useStoreCredit" | "saveAddress" | "resetOrder"

type ChangeOrder = PromiseActorLogic<PortOutput<OrderPort>, PortRequest<OrderPort>>

/** Declares the port that changes the current order, whichever change it is given. */
export const changeOrder: ChangeOrder = fromPromise(({ input }) => Promise.reject(new Error(`no one answers ${input.port}`)))

type Answers = { readonly [Name in keyof Ports]: PromiseActorLogic<PortOutput<Name>, PortInput<Name>> } & {
  readonly changeOrder: ChangeOrder
}

type PortCall = (input: unknown, signal: AbortSignal) => Promise<unknown>

/** The actors that answer every port, for `machine.provide({ actors })`. */
export const answers = (ports: Ports): Answers =>
  ({
    ...Object.fromEntries(
      Object.entries(ports).map(([name, ask]) => [
        name,
        fromPromise(({ input, signal }: { input: unknown; signal: AbortSignal }) => (ask as PortCall)(input, signal)),
      ]),
    ),
    changeOrder: fromPromise(({ input, signal }: { input: PortRequest<OrderPort>; signal: AbortSignal }) =>
      (ports[input.port] as PortCall)(input.input, signal),
    ),
  }) as Answers
