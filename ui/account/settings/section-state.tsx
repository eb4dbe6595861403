/** Content of a settings section: a skeleton while its data is loading, a note with its problem, or its children. */
import CircleAlert from "lucide-react/icons/circle-alert"
import type { ReactNode } from "react"
import type { Problem } from "#domain/entities/problem.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"

type Props = {
  readonly problem: Problem | null
  /** Whether the data is not loaded yet. */
  readonly isUnknown: boolean
  readonly onRetry: () => void
  readonly children: ReactNode
}

export const SectionState = ({ problem, isUnknown, onRetry, children }: Props) => {
  const text = useText()
  return (
    <>
      {problem !== null && (
        <Note
          tone="bad"
          icon={<CircleAlert />}
          role="alert"
          action={
            isUnknown && (
              <Button variant="quiet" size="small" onClick={onRetry}>
                {text("common.retry")}
              </Button>
            )
          }
        >
          <p>{problemText(problem, text)}</p>
        </Note>
      )}
      {isUnknown && problem === null && (
        <LoadingPlaceholder label={text("common.loading")}>
          <div aria-hidden="true">
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </div>
        </LoadingPlaceholder>
      )}
      {!isUnknown && children}
    </>
  )
}
