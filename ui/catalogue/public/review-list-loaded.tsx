/** List of reviews with its messages, apart from it, since pages that have both show it at once. */
import { withMessages } from "#ui/messages/with-messages.tsx"
import { ReviewList } from "./review-list.tsx"

export const ReviewListLoaded = withMessages(["catalogue", "product"], ReviewList)
