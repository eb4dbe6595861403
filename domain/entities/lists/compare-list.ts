/** Compare list: slugs in the order in which they were added, up to the limit. Specification §3 and §5, E8. */
import * as Schema from "effect/Schema"
import { compareLimit } from "#domain/rules/lists/compare.ts"
import { Slug } from "#domain/entities/ids.ts"

export const CompareList = Schema.Array(Slug).check(Schema.isMaxLength(compareLimit))
export type CompareList = typeof CompareList.Type
