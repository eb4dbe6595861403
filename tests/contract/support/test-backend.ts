/** Backend under test: its calls, clock and database. */
import { createBackend, type Backend } from "#backend/backend.ts"
import type { Providers } from "#backend/providers.ts"
import { readConfig, type BackendConfig } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import type { PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import { createCallCoverage, type CallCoverage } from "../call-coverage.ts"
import type { Engine } from "./engines.ts"
import { unusedVariants, type TakeVariant } from "./unused-variants.ts"
import { giveBalance } from "./wallet-balance.ts"

export type Answer = {
  readonly status: number
  readonly headers: Headers
  /** Body as plain JSON; `null` without one. */
  readonly body: Body
}
/** A JSON value of unknown shape, which tests read field by field. */
export interface Body {
  readonly [key: string]: Body
  readonly [at: number]: Body
}
/** A field of a JSON value. */
export const plain = (value: Body | undefined): unknown => value
/** A text field, or the JSON of another one, such as the id in an address. */
export const text = (value: Body | undefined): string => {
  const field = plain(value)
  return typeof field === "string" ? field : JSON.stringify(field)
}
/** The elements of a list; throws where a response has none, so that a missing field does not pass as an empty list. */
export const listOf = (value: Body | undefined): ReadonlyArray<Body> => {
  if (!Array.isArray(value)) throw new Error(`no list: ${JSON.stringify(value)}`)
  return value as ReadonlyArray<Body>
}

type Call = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string | null
  readonly form?: boolean
}

export const clientId = "storefront"
export const clientSecret = "known to the storefront's server"
export const asClient = { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` }

/** Address of its own for each person: codes of one are limited. */
const addressOf = (person: number): string => `10.1.${Math.floor(person / 250) % 250}.${person % 250}`

export class Trial {
  readonly backend: Backend
  readonly db: Database
  readonly config: BackendConfig
  readonly coverage: CallCoverage = createCallCoverage()
  #ahead = 0
  #next = 0
  readonly #takeVariant: TakeVariant

  private constructor(backend: Backend, db: Database, config: BackendConfig, clock: { ahead: () => number }) {
    this.backend = backend
    this.db = db
    this.config = config
    this.#takeVariant = unusedVariants(db)
    clock.ahead = () => this.#ahead
  }

  /** `providersOf` replaces the providers of the sandbox. */
  static async begin(
    engine: Engine,
    changes: Partial<BackendConfig> = {},
    providersOf: (config: BackendConfig) => Providers | null = () => null,
  ): Promise<Trial> {
    const db = await engine.open()
    const clock = { ahead: () => 0 }
    const usual = readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", CLIENT_ID: clientId, CLIENT_SECRET: clientSecret })
    const config: BackendConfig = {
      ...usual,
      site: {
        ...usual.site,
        flags: { ...usual.site.flags, ticket: true, canUploadAvatar: true },
        returns: { ...usual.site.returns, categories: { ...usual.site.returns.categories, never: 0 } },
        delivery: { ...usual.site.delivery, zones: { Увс: null, "Баян-Өлгий": { from: 96, to: 144 } } },
      },
      dataDir: null,
      clock: () => Date.now() + clock.ahead(),
      ...changes,
    }
    return new Trial(await createBackend(config, { db, timed: false, providers: providersOf(config) }), db, config, clock)
  }

  storage(): Promise<PictureStorage> {
    return this.backend.operate(({ pictures }) => Promise.resolve(pictures))
  }

  end(): Promise<void> {
    return this.backend.close()
  }

  /** Runs with another configuration of the site, as a shop that was restarted with another file. */
  async withSite<Result>(changes: Partial<BackendConfig["site"]>, run: () => Promise<Result>): Promise<Result> {
    const before = { ...this.config.site }
    // Routes hold the site from the start on.
    Object.assign(this.config.site, changes)
    return run().finally(() => Object.assign(this.config.site, before))
  }

  /** Advances the clock by minutes. */
  wait(minutes: number): void {
    this.#ahead += minutes * 60_000
  }

  /** The clock in milliseconds. */
  now(): number {
    return Date.now() + this.#ahead
  }

  async call(method: string, path: string, { body, headers = {}, address = "127.0.0.1", form = false }: Call = {}): Promise<Answer> {
    const content = body === undefined ? null : form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
    const type = form ? "application/x-www-form-urlencoded" : "application/json"
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { "accept-language": "mn", ...(content === null ? {} : { "content-type": type }), ...headers },
      body: content,
    })
    const answer = await this.backend.fetch(request, { address })
    this.coverage.note(method, path, answer.status)
    const received = await answer.text()
    const isJson = (answer.headers.get("content-type") ?? "").includes("json")
    return {
      status: answer.status,
      headers: answer.headers,
      body: (received === "" ? null : isJson ? JSON.parse(received) : { text: received }) as Body,
    }
  }

  /** Sets the counter of a rate limit. */
  async setCount(key: string, count: number): Promise<void> {
    await this.db.query(
      "insert into rate_limits (key, began_at, count) values ($1, $2, $3) on conflict (key) do update set count = excluded.count",
      [key, new Date(this.now()), count],
    )
  }

  /** A unique name, for what tests must not share. */
  unique(): number {
    this.#next += 1
    return this.#next
  }

  /** A variant that no other test uses, with this stock, and the site's cashback rate. */
  variant(onHand: number, price?: number): Promise<number> {
    return this.#takeVariant(onHand, price)
  }

  /** Gives a product and all its variants one price, without a sale. */
  async priceProduct(id: number, price: number): Promise<void> {
    await this.db.query("update variants set price = $2, selling_price = $2 where product_id = $1", [id, price])
    await this.db.query(
      "update products set price = $2, selling_price = $2, sale_percent = 0, sale_start_at = null, sale_expire_at = null where id = $1",
      [id, price],
    )
  }

  async onHand(variantId: number): Promise<number> {
    const [row] = await this.db.query<{ on_hand: number }>("select on_hand from variants where id = $1", [variantId])
    return row?.on_hand ?? -1
  }

  /** The last code sent to a login. */
  async lastCode(login: string): Promise<string> {
    const { body } = await this.call("GET", `/sandbox/messages?to=${encodeURIComponent(login)}`)
    return text(body[0]?.["code"])
  }

  /** A new logged-in user, with the headers of the session. */
  async somebody(orderToken?: string): Promise<Somebody> {
    const person = this.unique()
    const login = `somebody${person}@example.mn`
    const token: Record<string, string> = orderToken === undefined ? {} : { "x-order-token": orderToken }
    await this.call("POST", "/api/v2/mcs_auth", { body: { login }, address: addressOf(person) })
    const verified = await this.call("POST", "/api/v2/mcs_auth/verify", {
      body: { login, code: await this.lastCode(login) },
      headers: asClient,
    })
    const signedUp = await this.call("POST", "/api/v2/mcs_auth/sign_up", {
      body: { sign_up_token: verified.body["sign_up_token"], kind: "person", first_name: "Бат", last_name: "Дорж" },
      headers: { ...asClient, ...token },
    })
    const headers = { authorization: `Bearer ${text(signedUp.body["access_token"])}` }
    const me = await this.call("GET", "/api/v2/users/me", { headers })
    return { login, id: Number(me.body["id"]), headers, tokens: signedUp.body }
  }

  /** Sets the balance of a wallet part. */
  async give(userId: number, kind: string, balance: number): Promise<void> {
    await this.db.transaction((tx) => giveBalance(tx, userId, kind, balance))
  }

  async balance(userId: number, kind: string): Promise<number> {
    const [row] = await this.db.query<{ balance: number }>("select balance from wallet_parts where user_id = $1 and kind = $2", [
      userId,
      kind,
    ])
    return row?.balance ?? 0
  }

  /** Balance of the whole wallet. */
  async wallet(userId: number): Promise<number> {
    const [row] = await this.db.query<{ balance: number }>(
      "select coalesce(sum(balance), 0)::bigint as balance from wallet_parts where user_id = $1",
      [userId],
    )
    return row?.balance ?? 0
  }

  /** Adds units to the cart of the caller. */
  async add(variantId: number, quantity: number, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.call("POST", "/api/v2/orders/populate", { body: { variant_id: variantId, quantity }, headers })
  }

  /** Number of a new cart with an address, ready to be placed. */
  async checkedOut(somebody: Somebody, variantId: number, quantity = 1): Promise<string> {
    const order = await this.add(variantId, quantity, somebody.headers)
    const number = text(order.body["number"])
    await this.call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "address", order: { ship_address_attributes: address } },
      headers: somebody.headers,
    })
    return number
  }

  place(
    somebody: Somebody,
    number: string,
    methodId = 1,
    headers: Readonly<Record<string, string>> = {},
    expected?: unknown,
  ): Promise<Answer> {
    return this.call("PUT", `/api/v2/checkouts/${number}`, {
      body: { state: "payment", order: { payments_attributes: [{ payment_method_id: methodId }] }, expected },
      headers: { ...somebody.headers, ...headers },
    })
  }

  /** Number of a new placed, unpaid order. */
  async placed(somebody: Somebody, variantId: number, quantity = 1): Promise<string> {
    const number = await this.checkedOut(somebody, variantId, quantity)
    await this.place(somebody, number)
    return number
  }

  order(somebody: Somebody, number: string): Promise<Answer> {
    return this.call("GET", `/api/v2/orders/${number}`, { headers: somebody.headers })
  }

  cancel(somebody: Somebody, number: string): Promise<Answer> {
    return this.call("PUT", `/api/v2/orders/${number}/cancel`, { body: { reason: "other" }, headers: somebody.headers })
  }

  receipt(somebody: Somebody, number: string): Promise<Answer> {
    return this.call("GET", `/api/v2/orders/${number}/receipt`, { headers: somebody.headers })
  }

  /** Payment notification of the bank. */
  bank(number: string, answer: "pay" | "fail" | "process"): Promise<Answer> {
    return this.call("POST", `/sandbox/payments/${number}/${answer}`)
  }

  /** Notification of the courier about a paid order. */
  courier(number: string, state: "ready" | "shipped" | "delivered"): Promise<Answer> {
    return this.call("POST", `/sandbox/shipments/${number}/${state}`)
  }

  /** Pays a placed order and delivers it. */
  async delivered(number: string): Promise<void> {
    await this.bank(number, "pay")
    for (const state of ["ready", "shipped", "delivered"] as const) await this.courier(number, state)
  }
}

export type Somebody = {
  readonly login: string
  readonly id: number
  readonly headers: Readonly<Record<string, string>>
  readonly tokens: Body
}

export const address = {
  firstname: "Бат",
  lastname: "Дорж",
  phone: "9911 2233",
  city: "Улаанбаатар",
  district: "Баянгол",
  quarter: "1-р хороо",
  address1: "12-р байр, 3 тоот",
}
