/** Look books, newest first. E12. */
import { useSelector } from "@xstate/react"
import Shirt from "lucide-react/icons/shirt"
import type { LookBooksActor } from "#machines/catalogue/look-books.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { LookCard } from "./look-card.tsx"
import styles from "./look-books-screen.module.css"

export const LookBooksScreen = ({ actor }: { readonly actor: LookBooksActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { books, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} here={text("looks.title")} />
      <div className={`page ${styles.screen}`}>
        <PageTitle title={text("looks.title")}>{text("looks.lead")}</PageTitle>
        {state === "fetching" && (
          <LoadingPlaceholder label={text("looks.loading")} className={styles.grid ?? ""}>
            {[1, 2, 3].map((skeleton) => (
              <Skeleton key={skeleton} width="100%" height="22rem" />
            ))}
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state === "empty" && (
          <EmptyState icon={<Shirt />} title={text("looks.none")} text={text("looks.none.text")}>
            <ButtonLink href="/products">{text("listing.all")}</ButtonLink>
          </EmptyState>
        )}
        {books.items.length > 0 && (
          <ul className={styles.grid}>
            {books.items.map((book, at) => (
              <li key={book.id}>
                <LookCard book={book} first={at === 0} />
              </li>
            ))}
          </ul>
        )}
        {state === "moreFailed" && problem !== null && (
          <p role="alert" className={styles.problem}>
            {problemText(problem, text)}
          </p>
        )}
        {books.items.length > 0 && books.stillFetch && (
          <Button variant="secondary" wide busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
            {text(state === "moreFailed" ? "common.retry" : "looks.more")}
          </Button>
        )}
      </div>
    </div>
  )
}
