/** Preview of a draft, whose code loads after the page. S17. */
import TriangleAlert from "lucide-react/icons/triangle-alert"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { DraftPreviewProps } from "./draft-preview-loaded.tsx"

const NotLoaded = () => {
  const text = useText()
  return (
    <Note tone="bad" icon={<TriangleAlert />} role="alert">
      <p>{problemText({ _tag: "Unreachable" }, text)}</p>
    </Note>
  )
}

export const latePreview = lazyPart<DraftPreviewProps>(() =>
  import("./draft-preview-loaded.tsx").then(
    ({ DraftPreviewLoaded }) => DraftPreviewLoaded,
    () => NotLoaded,
  ),
)

export const DraftPreview = (props: DraftPreviewProps) => {
  const text = useText()
  const { Part } = useLazyPart(latePreview, true)
  return Part === null ? (
    <LoadingPlaceholder label={text("common.loading")}>
      <Skeleton height="20rem" />
    </LoadingPlaceholder>
  ) : (
    <Part {...props} />
  )
}
