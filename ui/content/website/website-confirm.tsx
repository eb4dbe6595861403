/** Confirmation dialog of a change of the website. */
import type { Problem } from "#domain/entities/problem.ts"
import type { WebsiteChange } from "#machines/content/website-page.ts"
import { ActionGroup } from "#ui/parts/button/action-group.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"

type Props = {
  readonly change: WebsiteChange | null
  readonly name: string
  readonly busy: boolean
  readonly problem: Problem | null
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export const WebsiteConfirm = ({ change, name, busy, problem, onConfirm, onCancel }: Props) => {
  const text = useText()
  // A closed dialog has no change, and shows none of its texts.
  const kind = change?.kind ?? "publish"
  return (
    <Dialog
      open={change !== null}
      onClose={onCancel}
      title={text(`website.ask.${kind}`)}
      footer={
        <ActionGroup>
          <Button busy={busy} onClick={onConfirm}>
            {text("website.confirm")}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text("website.cancel")}
          </Button>
        </ActionGroup>
      }
    >
      <p>
        <strong>{name || text("website.untitled")}</strong>
      </p>
      <p>{text(`website.tell.${kind}`)}</p>
      {problem !== null && <p role="alert">{problemText(problem, text)}</p>}
    </Dialog>
  )
}
