/** Ids in addresses, which may hold any text. */
import type { Problem } from "#domain/entities/problem.ts"

/** The id. Throws `Missing` for a text that is none and might name another call, as `/promotion/jackpot` would. */
export const rowIdIn = (text: string): string => {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw { _tag: "Missing" } satisfies Problem
  return text
}
