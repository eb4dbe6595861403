/** Ids of rows in addresses of pages, which may hold any text. */
import type { Problem } from "#domain/entities/problem.ts"

/** Id of a row in a path. Throws `Missing` for other texts: `/promotion/jackpot` would become the call `/api/v2/promotions/jackpot`. */
export const rowIdIn = (text: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw { _tag: "Missing" } satisfies Problem
  return text
}
