/** Khee: the hammer ornament (алхан хээ) as a repeating edge. */
import { useId } from "react"
import styles from "./khee.module.css"

export const Khee = ({ className = "" }: { readonly className?: string | undefined }) => {
  const id = useId()
  return (
    <svg className={`${styles.khee} ${className}`} aria-hidden="true">
      <defs>
        <pattern id={id} width="20" height="14" patternUnits="userSpaceOnUse">
          <path className={styles.line} d="M0 .5H20M0 12.5H8V7.5H5V3.5H15V7.5H12V12.5H20" />
        </pattern>
      </defs>
      <rect width="100%" height="14" fill={`url(#${id})`} />
    </svg>
  )
}
