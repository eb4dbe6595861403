/** End of a listing: number of products shown and a button for the next page. After the first press, pages load on scrolling. */
import { useEffect, useRef, useState } from "react"
import type { ListingQuery } from "#domain/entities/catalogue/listing.ts"
import type { Problem } from "#domain/entities/problem.ts"
import { listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { useText, type MessageKey } from "#ui/messages/messages.tsx"
import styles from "./load-more.module.css"

export type LoadMoreProps = {
  readonly query: ListingQuery
  readonly shown: number
  readonly total: number
  readonly page: number
  readonly stillFetch: boolean
  readonly state: "resting" | "fetching" | "failed"
  readonly problem: Problem | null
  readonly onMore: () => void
}

const buttonKeys = {
  resting: "common.more",
  fetching: "common.loading",
  failed: "common.retry",
} as const satisfies Record<LoadMoreProps["state"], MessageKey>

/** Distance below the viewport at which the next page is requested. */
const scrollMargin = "600px"

export const LoadMore = ({ query, shown, total, page, stillFetch, state, problem, onMore }: LoadMoreProps) => {
  const text = useText()
  const [pressed, setPressed] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const loadsOnScroll = pressed && stillFetch && state === "resting"
  useEffect(() => {
    if (!loadsOnScroll || end.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: scrollMargin })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [loadsOnScroll, onMore])
  return (
    <div className={styles.more} ref={end}>
      <p role="status">
        {stillFetch ? text("listing.seen", { shown: formatNumber(shown), total: formatNumber(total) }) : text("listing.end")}
      </p>
      <svg className={styles.bar} aria-hidden="true">
        <rect width={`${(100 * Math.min(shown, total)) / Math.max(1, total)}%`} height="100%" />
      </svg>
      {state === "failed" && (
        <p role="alert" className={styles.failed}>
          {text("listing.more_failed")}. {problem !== null && problemText(problem, text)}
        </p>
      )}
      {stillFetch && (
        <ButtonLink
          variant="secondary"
          href={listingAddress({ ...query, page: page + 1 })}
          aria-disabled={state === "fetching" || undefined}
          onClick={(event) => {
            event.preventDefault()
            setPressed(true)
            onMore()
          }}
        >
          {text(buttonKeys[state])}
        </ButtonLink>
      )}
    </div>
  )
}
