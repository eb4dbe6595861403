/** Reviews below a page that is bought from without them; their code and messages load after it. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { ReviewListProps } from "./review-list.tsx"

const list = lazyPart<ReviewListProps>(() => import("./review-list-loaded.tsx").then(({ ReviewListLoaded }) => ReviewListLoaded))

export const LateReviewList = (props: ReviewListProps) => {
  const { Part } = useLazyPart(list, true)
  return Part !== null && <Part {...props} />
}
