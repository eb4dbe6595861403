/**
 * Section below the first screen. A wide screen lays out server-rendered ones after the first paint (`data-later` in
 * `ui/theme/base.css`); after client navigation they render right after the rest.
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
