/** Rating of a hotel by its guests: average, grade, and the minimum averages to filter by. E29. */
import type { Hotel } from "#domain/entities/travel/hotel.ts"
import { averageRating, reviewCount } from "#domain/rules/catalogue/rating-histogram.ts"

export type RatingGrade = "excellent" | "veryGood" | "good"

/** Grades with their minimum averages, the best first. */
const grades: ReadonlyArray<readonly [minimum: number, grade: RatingGrade]> = [
  [4.5, "excellent"],
  [4, "veryGood"],
  [3.5, "good"],
]

/** Minimum averages by which hotels are filtered: those of the grades. */
export const minRatings: ReadonlyArray<number> = grades.map(([minimum]) => minimum)

/** Average to one decimal, number and grade of the guests' ratings; the grade is `null` below 3.5 and without ratings. */
export type GuestRating = { readonly average: number; readonly total: number; readonly grade: RatingGrade | null }

export const guestRating = ({ histogram }: Pick<Hotel, "histogram">): GuestRating => {
  const average = averageRating(histogram)
  return { average, total: reviewCount(histogram), grade: grades.find(([minimum]) => average >= minimum)?.[1] ?? null }
}
