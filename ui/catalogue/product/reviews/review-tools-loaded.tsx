/** Late parts of reviews with the messages that they bring along. */
import type { ReactNode } from "react"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { HelpfulVote } from "./helpful-vote.tsx"
import { ReviewControls } from "./review-controls.tsx"
import type { ControlsProps, HelpfulProps } from "./review-tools-props.ts"

const Worded = ({ children }: { readonly children: ReactNode }) => {
  const locale = useLocale()
  const messages = useLateMessages(["catalogue", "product"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        {children}
      </MessagesProvider>
    )
  )
}

export const ControlsLoaded = (props: ControlsProps) => (
  <Worded>
    <ReviewControls {...props} />
  </Worded>
)

export const HelpfulLoaded = (props: HelpfulProps) => (
  <Worded>
    <HelpfulVote {...props} />
  </Worded>
)
