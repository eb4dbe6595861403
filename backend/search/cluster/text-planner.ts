/** Plans of the text clauses of a query, shared by searches for the same text at the same time. */
import type { Query } from "#adapters/search/contract/grammar.ts"
import type { Database } from "#backend/database/database.ts"
import type { ClusterClient } from "./cluster-client.ts"
import { nothingPlanned, type Planning, type TextPlan } from "./clause.ts"
import { planSimilar } from "./similar-plan.ts"
import { planText } from "./text-plan.ts"

/** All text clauses of a query. */
const textsIn = (query: unknown): ReadonlyArray<Query> => {
  if (typeof query !== "object" || query === null) return []
  if ("multi_match" in query || "more_like_this" in query) return [query as Query]
  return Object.values(query).flatMap(textsIn)
}

export const hasTexts = (query: unknown): boolean => textsIn(query).length > 0

/** Whether a query has a typed text, and not only products that are similar to others. */
export const hasTypedTexts = (query: unknown): boolean => textsIn(query).some((clause) => "multi_match" in clause)

/** Plans of all text clauses of a query. */
export type TextPlanner = (query: Query, planning: Planning) => Promise<ReadonlyMap<unknown, TextPlan>>

/** Planner of a cluster. Searches for the same text at the same time, as the hits and the facets of a page are, share its plan. */
export const createTextPlanner = (client: ClusterClient, db: Database): TextPlanner => {
  const pending = new Map<string, Promise<TextPlan>>()
  const planned = async (clause: Query, planning: Planning): Promise<TextPlan> => {
    if ("multi_match" in clause) return planText(client, clause.multi_match, planning)
    return "more_like_this" in clause ? planSimilar(client, db, clause.more_like_this) : nothingPlanned
  }
  const shared = (clause: Query, planning: Planning): Promise<TextPlan> => {
    const key = JSON.stringify([clause, planning.now])
    const known = pending.get(key)
    if (known !== undefined) return known
    const plan = planned(clause, planning).finally(() => pending.delete(key))
    pending.set(key, plan)
    return plan
  }
  return async (query, planning) => {
    const entries = textsIn(query).map(async (clause) => [clause, await shared(clause, planning)] as const)
    return new Map(await Promise.all(entries))
  }
}
