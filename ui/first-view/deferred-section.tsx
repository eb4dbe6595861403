/**
 * What stands below the first screen. In a page that the server drew it is there, and a wide screen lays it out once the
 * screen above it is painted (`data-later` in `ui/theme/base.css`); where the shopper comes from another page it is drawn
 * right after the rest.
 */
import { startTransition, useEffect, useState, type ReactNode } from "react"
import { useHydrated } from "#ui/react/hydrated.ts"

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

export const Later = ({ className, children }: Props) => {
  const comes = useHydrated()
  const [shown, setShown] = useState(!comes)
  useEffect(() => startTransition(() => setShown(true)), [])
  return (
    shown && (
      <div className={className} data-later="">
        {children}
      </div>
    )
  )
}
