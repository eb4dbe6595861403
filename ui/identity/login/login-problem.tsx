/** Problem of a login step, above its form. */
import { useSelector } from "@xstate/react"
import CircleAlert from "lucide-react/icons/circle-alert"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import type { LoginActor } from "#machines/identity/login.ts"

export const LoginProblem = ({ actor }: { readonly actor: LoginActor }) => {
  const text = useText()
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (problem === null) return null
  return (
    <Note tone="bad" icon={<CircleAlert />} role="alert">
      <p>{problem._tag === "Unauthorised" ? text("login.password.wrong") : problemText(problem, text)}</p>
    </Note>
  )
}
