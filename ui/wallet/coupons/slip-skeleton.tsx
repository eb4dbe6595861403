/** Skeletons of slips. */
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import styles from "./slip.module.css"

const slots = [1, 2, 3, 4]

export const SlipSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingPlaceholder label={label} className={styles.slips}>
    {slots.map((slot) => (
      <Skeleton key={slot} height="8rem" />
    ))}
  </LoadingPlaceholder>
)
