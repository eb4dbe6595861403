/** Comments with the messages that they bring along. */
import type { CommentTalkActor } from "#machines/content/comment-talk.ts"
import type { CommentsActor } from "#machines/content/comments.ts"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { Comments } from "./comments.tsx"

export const CommentsLoaded = ({ actor, talk }: { readonly actor: CommentsActor; readonly talk: CommentTalkActor }) => {
  const locale = useLocale()
  const messages = useLateMessages(["comments"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        <Comments actor={actor} talk={talk} />
      </MessagesProvider>
    )
  )
}
