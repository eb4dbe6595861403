/** Skeleton of a page of lists while its code or data is loading. */
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./lists-loading.module.css"

export const ListsLoading = () => {
  const text = useText()
  return (
    <LoadingPlaceholder label={text("common.loading")} className={`page ${styles.loading}`}>
      <Skeleton width="16rem" height="2.5rem" />
      <Skeleton width="100%" height="20rem" />
    </LoadingPlaceholder>
  )
}
