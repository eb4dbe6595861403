/** What a place asks of the products. */
import type { ListingQuestion } from "#domain/entities/catalogue/listing.ts"
import { readQuestion } from "#domain/rules/catalogue/listing-question.ts"
import type { Place } from "../address.ts"

export const questionAt = ({ params, question }: Place): ListingQuestion => readQuestion(params["*"] ?? null, question.toString())
