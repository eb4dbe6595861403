/** What a place asks of the products. */
import type { ListingQuestion } from "#domain/entities/listing.ts"
import { readQuestion } from "#domain/rules/listing-question.ts"
import type { Place } from "../address.ts"

export const questionAt = ({ params, question }: Place): ListingQuestion => readQuestion(params["*"] ?? null, question.toString())
