/** The products a shopper compares, by slug, in the order in which they were chosen. Specification §3, E8; at most four (§5). */
import * as Schema from "effect/Schema"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { Slug } from "#domain/entities/ids.ts"

export const CompareList = Schema.Array(Slug).check(Schema.isMaxLength(compareLimit))
export type CompareList = typeof CompareList.Type
