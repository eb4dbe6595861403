/** Dialog with a picture of a return in its large size. W8. */
import { useSelector } from "@xstate/react"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import type { ReturnPictureActor } from "#machines/orders/return-picture.ts"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { Dialog } from "#ui/parts/overlay/dialog.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./returns-screen.module.css"

export type ReturnPictureViewProps = { readonly viewer: ReturnPictureActor; readonly returns: ReadonlyArray<GoodsReturn> }

export const ReturnPictureView = ({ viewer, returns }: ReturnPictureViewProps) => {
  const text = useText()
  const state = useSelector(viewer, ({ value }) => value)
  const { name, src, problem } = useSelector(viewer, ({ context }) => context)
  const at = returns.map(({ pictures }) => pictures.indexOf(name)).find((found) => found >= 0) ?? 0
  const title = text("return.pictures.one", { number: at + 1 })
  return (
    <Dialog open={state !== "closed"} onClose={() => viewer.send({ type: "picture.close" })} title={title} shape="full">
      <div className={styles.large} data-state={state}>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("return.pictures.loading")}>
            <Skeleton width="100%" height="60dvh" />
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState problem={problem} onRetry={() => viewer.send({ type: "picture.retry" })} />
        )}
        {src !== null && <img src={src} alt={title} />}
      </div>
    </Dialog>
  )
}
