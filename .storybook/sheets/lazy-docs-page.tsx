/** Docs page, loaded on opening since no story needs it. */
import { lazy, Suspense } from "react"

const PageOf = lazy(async () => ({ default: (await import("./docs-page.tsx")).PageOf }))

export const FirstPage = () => (
  <Suspense fallback={null}>
    <PageOf />
  </Suspense>
)
