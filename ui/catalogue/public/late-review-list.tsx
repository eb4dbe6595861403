/** Reviews below a page that is bought from without them. */
import { latePart } from "#ui/react/lazy-part.ts"

export const LateReviewList = latePart(async () => (await import("./review-list-loaded.tsx")).ReviewListLoaded)
