/** Note above a form: the problem of its request, or that it is saved. X5, X7. */
import CircleAlert from "lucide-react/icons/circle-alert"
import CircleCheck from "lucide-react/icons/circle-check"
import type { Problem } from "#domain/entities/problem.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"

type Props = { readonly problem: Problem | null; readonly isSaved: boolean; readonly wrongTitle: MessageKey }

export const FormNotes = ({ problem, isSaved, wrongTitle }: Props) => {
  const text = useText()
  if (problem !== null)
    return (
      <Note tone="bad" icon={<CircleAlert />} role="alert" title={text(wrongTitle)}>
        <p>{problemText(problem, text)}</p>
      </Note>
    )
  return (
    isSaved && (
      <Note tone="good" icon={<CircleCheck />} role="status">
        <p>{text("profile.saved")}</p>
      </Note>
    )
  )
}
