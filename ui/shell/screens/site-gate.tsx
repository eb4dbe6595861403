/** Gate that shows a skeleton, or a problem, until the site data is loaded. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./site-gate.module.css"

export const SiteGate = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()
  const { site } = useActorRefs()
  const isLoaded = useSelector(site, ({ context }) => context.site !== null)
  const problem = useSelector(site, ({ context }) => context.problem)
  const state = useSelector(site, ({ value }) => value)
  if (isLoaded) return children
  return (
    <main className={styles.gate} data-state={state}>
      {state === "failed" && problem !== null ? (
        <ProblemState heading="h1" problem={problem} onRetry={() => site.send({ type: "site.refresh" })} />
      ) : (
        <>
          <p className="sr" role="status">
            {text("common.loading")}
          </p>
          <Skeleton width="9rem" height="2rem" />
          <Skeleton height="3rem" />
          <Skeleton height="40dvh" />
        </>
      )}
    </main>
  )
}
