/** Late list of reviews with the messages that it brings along. */
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { ReviewList, type ReviewListProps } from "./review-list.tsx"

export const ReviewListLoaded = (props: ReviewListProps) => {
  const locale = useLocale()
  const messages = useLateMessages(["catalogue", "product"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        <ReviewList {...props} />
      </MessagesProvider>
    )
  )
}
