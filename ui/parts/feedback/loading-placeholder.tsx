/** The place of what is being fetched: its shape for the eye, a few words for the ear. */
import type { ReactNode } from "react"

type Props = {
  /** What is on its way, in words. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Shape = ({ label, className, children }: Props) => (
  <div className={className} aria-busy="true">
    <p className="sr" role="status">
      {label}
    </p>
    {children}
  </div>
)
