/** World of a simulation: the shop's processes, its outside companies, its people, and what they did. */
import { setTimeout as pause } from "node:timers/promises"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import type { OrderPlan } from "./plan.ts"
import type { Random } from "./random.ts"
import type { ShopNode, SimulatedAnswer } from "./shop-node.ts"
import type { StandIns } from "./stand-ins.ts"
import type { VirtualTime } from "./virtual-time.ts"

/** Outcome of an order, as its shopper and the merchant saw it. */
export type Outcome =
  | "never placed"
  | "unpaid"
  | "paid too late"
  | "cancelled"
  | "cancelled by the shop"
  | "delivered"
  | "partly returned"
  | "returned"
  | "lost"

export type World = {
  readonly time: VirtualTime
  readonly standIns: StandIns
  readonly nodes: ReadonlyArray<ShopNode>
  /** A connection of the simulation's own. */
  readonly db: Database
  /** Work of an operator's command. */
  readonly operate: <T>(work: (services: BackendServices) => Promise<T>) => Promise<T>
  readonly merchantKey: string
  readonly variants: ReadonlyArray<number>
  /** Variant of a gift card. */
  readonly giftCard: number
  /** Lines of the bank's statement that were not imported. */
  readonly statement: StatementRow[]
  /** All lines of the bank's statement. */
  readonly transfers: StatementRow[]
  /** Fate of the answer to `create`, by the order's number. */
  readonly creations: Map<string, OrderPlan["creationAnswer"]>
  /** Order numbers that the shop has confirmed as placed. */
  readonly placed: Set<string>
  /** Outcomes by the index of the order. */
  readonly outcomes: Map<number, Outcome>
  readonly counts: Map<string, number>
  /** Answers of the shop that no rule allows. */
  readonly wrong: string[]
  readonly random: Random
}

export type StatementRow = { readonly number: string; readonly amount: number; readonly journal: string }

/** Adds to a count of the report. */
export const tally = ({ counts }: Pick<World, "counts">, name: string, by = 1): void => {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

/** An intent of a person or program: sent until it is answered, whatever happens to the process that got it. */
export type Intent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** The same for each try. */
  readonly key?: string
  readonly address?: string
  /** Sent twice at once, to two processes. */
  readonly isRepeated?: boolean
}

/** Name in the report of each status after which the same intent is sent again. */
const retries: ReadonlyMap<number, string> = new Map([
  [0, "calls without an answer"],
  [409, "calls put off"],
  [429, "calls put off"],
  [502, "calls put off"],
  [503, "calls answered 503"],
])
const maxTries = 400

/** Sends an intent to `first`, and to any process again until it is answered. */
const once = async (
  world: World,
  { method, path, headers, body, key, address = "10.0.0.1" }: Intent,
  first: ShopNode,
): Promise<SimulatedAnswer> => {
  let node = first
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const answer = await node.call({
      method,
      path,
      body,
      address,
      headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
    })
    const retry = retries.get(answer.status)
    if (retry === undefined) return answer
    tally(world, retry)
    await pause(Math.min(200, 10 * tries))
    node = world.random.pick(world.nodes as [ShopNode, ...ShopNode[]])
  }
  throw new Error(`${method} ${path} was never answered`)
}

const numberOf = (body: unknown): unknown => (typeof body === "object" && body !== null && "number" in body ? body.number : null)

/** Sends an intent to one of the processes, or twice at once; both must then say the same. */
export const send = async (world: World, intent: Intent): Promise<SimulatedAnswer> => {
  const nodes = world.nodes as [ShopNode, ...ShopNode[]]
  tally(world, "calls")
  const first = world.random.pick(nodes)
  if (intent.isRepeated !== true) return once(world, intent, first)
  tally(world, "calls sent twice at once")
  const [one, other] = await Promise.all([once(world, intent, first), once(world, intent, nodes.find((node) => node !== first) ?? first)])
  if (one.status !== other.status || numberOf(one.body) !== numberOf(other.body))
    world.wrong.push(`${intent.method} ${intent.path} was answered ${one.status} and ${other.status}`)
  return one
}

/** A field of an answer; `null` where it is missing. */
export const field = (body: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null ? ((value as Readonly<Record<string | number, unknown>>)[name] ?? null) : null,
    body,
  )
