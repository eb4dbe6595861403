/** Reviews that load after their page, which can be used without them. */
import { latePart } from "#ui/react/lazy-part.ts"

export const LateReviewList = latePart(async () => (await import("./review-list.tsx")).ReviewListLoaded)
