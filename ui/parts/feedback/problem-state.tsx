/** Problem in place of a part of a page, with a retry button. */
import type { ReactNode } from "react"
import CircleAlert from "lucide-react/icons/circle-alert"
import WifiOff from "lucide-react/icons/wifi-off"
import type { Problem } from "#domain/entities/problem.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { EmptyState } from "./empty-state.tsx"
import { problemText, problemTitle } from "./problem-messages.ts"

type Props = {
  readonly problem: Problem
  /** Without it there is no retry button. */
  readonly onRetry?: (() => void) | undefined
  /** A retry is running. */
  readonly busy?: boolean
  readonly heading?: "h1" | "h2"
  /** Further actions. */
  readonly children?: ReactNode
}

export const ProblemState = ({ problem, onRetry, busy = false, heading = "h2", children }: Props) => {
  const text = useText()
  return (
    <div role="alert" data-problem={problem._tag}>
      <EmptyState
        title={problemTitle(problem, text)}
        text={problemText(problem, text)}
        icon={problem._tag === "Unreachable" ? <WifiOff /> : <CircleAlert />}
        tone="problem"
        heading={heading}
      >
        {onRetry !== undefined && (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            {text("common.retry")}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  )
}
