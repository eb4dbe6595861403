/** Weights of matches: whole numbers, so that every engine adds them up to the same score in any order; `popularity` then scales the sum. */

/** Place of a word in a product: title; brand and category; wider categories; options and properties. */
export type Place = "A" | "B" | "C" | "D"
export const places: ReadonlyArray<Place> = ["A", "B", "C", "D"]
/** Places of what a product is called. */
export const namePlaces = "AB"
/** Places that say what kind of thing a product is; what is written in its specifications only describes it: a piano with a stand is no stand. */
export const kindPlaces = "ABC"

export const placeWeights: Readonly<Record<Place, number>> = { A: 500, B: 250, C: 75, D: 25 }
/** A word counts more in a short title. */
export const titleWeight = (words: number): number => Math.round(placeWeights.A / (1 + words * 0.06))

/** Factors by how a word matches: as it is written, by its letters, by its stem, by its beginning. */
export const factors = { written: 33, whole: 30, stem: 28, prefix: 10 } as const
/** Added where a title, or its category, is about the word: «гэрэл» is a lamp before it is a camera. */
export const bonuses = { head: 5000, kind: 4000 } as const
/** Weight of a category or a list that a word means, as of a word in the name of a category. */
export const meaningWeight = 7500

/** Twelfths, which phrases of up to four words divide without a remainder. */
const phraseUnit = 12
/** Factor of a word's weight in a phrase, so that a phrase counts as the mean of its words. */
export const phraseFactor = (words: number): number => phraseUnit / words
/** A synonym counts a little less, so that the typed word itself comes first. A list has no words, and counts as a whole phrase. */
export const meaningFactors = { typed: 10, synonym: 9, list: 10 * phraseUnit } as const
/** Weights of terms: the last, `head`, names the goods, and the others describe them: «улаан дээл» is a deel. */
export const termWeights = { head: 3, other: 2 } as const
/** Sum of weights that is a score of 1. */
export const scoreUnit = 5000 * phraseUnit * meaningFactors.typed * termWeights.other

/** Largest share of a score that the number of reviews adds. */
const popularityShare = 0.03
/** A new product counts as if it had this many reviews. */
const usualReviews = 20
/** Factor that makes a score of a sum of weights: more reviews give up to `popularityShare` more, reached with 99. */
export const popularity = (reviews: number): number => {
  const share = Math.min(1, Math.log10(1 + Math.max(reviews, usualReviews)) / 2)
  return (1 + popularityShare * share) / scoreUnit
}

/** Weight of a word that two products share: rare words count more. */
export const rarity = (products: number, withWord: number): number => Math.round(100 * Math.log(1 + products / withWord))
