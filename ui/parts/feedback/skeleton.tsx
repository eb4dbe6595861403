/** Grey block in place of content that is being fetched, hidden from screen readers. */
import type { CSSProperties } from "react"
import styles from "./skeleton.module.css"

type Props = {
  /** CSS lengths; full width and one line high by default. */
  readonly width?: string
  readonly height?: string
  readonly className?: string | undefined
}

export const Skeleton = ({ width, height, className = "" }: Props) => (
  <span className={`${styles.bone} ${className}`} style={{ "--width": width, "--height": height } as CSSProperties} aria-hidden="true" />
)
