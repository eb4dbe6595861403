/** Container of skeletons with a status text for screen readers. */
import type { ReactNode } from "react"

type Props = {
  /** Status text. */
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const LoadingPlaceholder = ({ label, className, children }: Props) => (
  <div className={className} aria-busy="true">
    <p className="sr" role="status">
      {label}
    </p>
    {children}
  </div>
)
