/** The heading of a step of the login; it takes the focus, so that a screen reader says where one is. */
import { useEffect, useRef, type ReactNode } from "react"

/** `takesFocus` for steps that come after another one. */
export const LoginHead = ({ title, takesFocus = false, children }: { readonly title: string; readonly takesFocus?: boolean; readonly children?: ReactNode }) => {
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
