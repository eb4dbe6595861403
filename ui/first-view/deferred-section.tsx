/**
 * Section below the first screen. Server markup includes it, laid out after the first paint on wide screens, and as it comes near
 * on a phone (`data-later` in `ui/theme/base.css`); after a navigation in the browser it renders right after the rest.
 */
import { useEffect, useState, type ReactNode } from "react"
import { useHydrated } from "#ui/react/hydrated.ts"
import { HydrationSlice } from "./hydration-slice.tsx"

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

export const DeferredSection = ({ className, children }: Props) => {
  const comes = useHydrated()
  const [isSent] = useState(!comes)
  const [shown, setShown] = useState(isSent)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    shown && (
      <HydrationSlice>
        <div className={className} data-later={isSent ? "sections" : undefined}>
          {children}
        </div>
      </HydrationSlice>
    )
  )
}
