/** Button that saves the statement as a file. S29 b. */
import { useSelector } from "@xstate/react"
import Download from "lucide-react/icons/download"
import type { StatementQuery } from "#machines/wallet/ports.ts"
import type { StatementFileActor } from "#machines/wallet/statement-file.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./statement-file-button.module.css"

export const StatementFileButton = ({ actor, query }: { readonly actor: StatementFileActor; readonly query: StatementQuery }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    <div className={styles.file} data-state={state}>
      <Button variant="secondary" size="small" busy={state === "saving"} onClick={() => actor.send({ type: "file.save", query })}>
        <Download />
        {text("statement.file")}
      </Button>
      <p role="status">{state === "saved" && text("statement.file.saved")}</p>
      {state === "failed" && problem !== null && <p role="alert">{problemText(problem, text)}</p>}
    </div>
  )
}
