/** Heading of a step of login, registration or reset. It takes the focus, so that screen readers announce the step. */
import { useEffect, useRef, type ReactNode } from "react"

/** `takesFocus` is for every step but the first. */
export const StepHead = ({
  title,
  takesFocus = false,
  children,
}: {
  readonly title: string
  readonly takesFocus?: boolean
  readonly children?: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && !heading.current?.parentElement?.parentElement?.contains(document.activeElement)) heading.current?.focus()
  }, [takesFocus])
  return (
    <header>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p>{children}</p>}
    </header>
  )
}
