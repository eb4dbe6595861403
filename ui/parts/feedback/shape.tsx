/** The place of what is being fetched: its shape for the eye, a few words for the ear. */
import type { ReactNode } from "react"

type Props = {
  /** What is on its way, in words. */
  readonly words: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export const Shape = ({ words, className, children }: Props) => (
  <div className={className} aria-busy="true">
    <p className="sr" role="status">
      {words}
    </p>
    {children}
  </div>
)
