/** Buttons of a reader with the messages that they bring along. */
import type { ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { useLateMessages } from "#ui/messages/late-messages.ts"
import { MessagesProvider, useLocale } from "#ui/messages/messages.tsx"
import { ReadingMarks } from "./reading-marks.tsx"

export const ReadingMarksLoaded = ({ actor }: { readonly actor: ReadingMarksActor }) => {
  const locale = useLocale()
  const messages = useLateMessages(["comments"])
  return (
    messages !== null && (
      <MessagesProvider locale={locale} messages={messages}>
        <ReadingMarks actor={actor} />
      </MessagesProvider>
    )
  )
}
