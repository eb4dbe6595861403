/** A grey shape in the place of what is being fetched; it says nothing to a screen reader. */
import type { CSSProperties } from "react"
import styles from "./skeleton.module.css"

type Props = {
  /** CSS lengths; as wide as its place and one line high when not said. */
  readonly width?: string
  readonly height?: string
  readonly className?: string | undefined
}

export const Skeleton = ({ width, height, className = "" }: Props) => (
  <span
    className={`${styles.bone} ${className}`}
    style={{ "--width": width, "--height": height } as CSSProperties}
    aria-hidden="true"
  />
)
