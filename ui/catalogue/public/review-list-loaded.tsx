/** Reviews with their messages, for pages that load both late (`late-review-list.tsx`). */
import { withMessages } from "#ui/messages/with-messages.tsx"
import { ReviewList } from "./review-list.tsx"

export const ReviewListLoaded = withMessages(["catalogue", "product", "details"], ReviewList)
