/** Check of one rule of a simulated shop. */
import type { Database } from "#backend/database/database.ts"
import type { World } from "../world.ts"
import type { ProviderPayment } from "./provider-payments.ts"

export type Audited = {
  readonly world: World
  /** Orders and recharges on the list for a person. */
  readonly listed: ReadonlySet<string>
  /** All payments by the books of the outside companies. */
  readonly payments: ReadonlyArray<ProviderPayment>
}

/** Returns a sentence for each breach of the rule. */
export type Check = (audited: Audited) => Promise<ReadonlyArray<string>>

export type Checks = Readonly<Record<string, Check>>

/** Column `problem` of the rows of a query. */
export const problemsOf = async (db: Database, sql: string): Promise<ReadonlyArray<string>> =>
  (await db.query<{ problem: string }>(sql)).map(({ problem }) => problem)
