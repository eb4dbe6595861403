/** Sort order of reviews, and filters by stars and pictures with the number of reviews of each. E19. */
import ChevronDown from "lucide-react/icons/chevron-down"
import { reviewCount } from "#domain/rules/catalogue/rating-histogram.ts"
import { everyReview, isNarrowed, reviewSorts, withStars, type ReviewQuery, type ReviewSort } from "#domain/rules/catalogue/review-query.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"

const isSort = (value: string): value is ReviewSort => reviewSorts.some((sort) => sort === value)

type ChipProps = { readonly name: string; readonly count: number; readonly pressed: boolean; readonly onPress: () => void }

const Chip = ({ name, count, pressed, onPress }: ChipProps) => {
  const text = useText()
  return (
    <button type="button" aria-pressed={pressed} disabled={count === 0 && !pressed} onClick={onPress}>
      {name} <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr">, {text("review.filter.count", counted(count))}</span>
    </button>
  )
}

type Props = {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly histogram: ReadonlyArray<number>
  readonly pictured: number
  readonly query: ReviewQuery
  /** Number of reviews that are shown. */
  readonly left: number
  readonly busy: boolean
  readonly onQuery: (query: ReviewQuery) => void
}

export const ReviewControls = ({ histogram, pictured, query, left, busy, onQuery }: Props) => {
  const text = useText()
  const { sort, stars } = query
  const clear = () => onQuery({ ...everyReview, sort })
  return (
    <>
      <div role="group" aria-label={text("review.controls")}>
        <Chip name={text("review.filter.all")} count={reviewCount(histogram)} pressed={!isNarrowed(query)} onPress={clear} />
        <Chip
          name={text("review.filter.pictured")}
          count={pictured}
          pressed={query.pictured}
          onPress={() => onQuery({ ...query, pictured: !query.pictured })}
        />
        {[5, 4, 3, 2, 1].map((rating) => (
          <Chip
            key={rating}
            name={text("review.filter.stars", { count: rating })}
            count={histogram[rating - 1] ?? 0}
            pressed={stars === rating}
            onPress={() => onQuery(withStars(query, rating))}
          />
        ))}
      </div>
      <label>
        <span className="sr">{text("review.sort")}</span>
        <select value={sort} onChange={({ currentTarget: { value } }) => isSort(value) && onQuery({ ...query, sort: value })}>
          {reviewSorts.map((option) => (
            <option key={option} value={option}>
              {text(`review.sort.${option}`)}
            </option>
          ))}
        </select>
        <ChevronDown />
      </label>
      {left === 0 && !busy && (
        <p role="status">
          {text("review.filter.none")}{" "}
          <Button variant="quiet" size="small" onClick={clear}>
            {text("review.filter.clear")}
          </Button>
        </p>
      )}
    </>
  )
}

export const LateReviewControls = withMessages(["catalogue", "product", "details"], ReviewControls)
