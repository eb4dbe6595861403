/** Problem of a step, above its form. */
import CircleAlert from "lucide-react/icons/circle-alert"
import type { Problem } from "#domain/entities/problem.ts"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"

export const ProblemNote = ({ problem }: { readonly problem: Problem | null }) => {
  const text = useText()
  if (problem === null) return null
  return (
    <Note tone="bad" icon={<CircleAlert />} role="alert">
      <p>{problem._tag === "Unauthorised" ? text("login.password.wrong") : problemText(problem, text)}</p>
    </Note>
  )
}
