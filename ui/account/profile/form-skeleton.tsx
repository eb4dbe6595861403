/** Skeleton of a form with a number of fields. */
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const FormSkeleton = ({ rows }: { readonly rows: number }) => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("common.loading")}>
      <Panel aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="3.25rem" />
        ))}
      </Panel>
    </LoadingPlaceholder>
  )
}
