/** Recent searches on `/search` without search terms, to repeat or delete. S9, S29l, B19. */
import { useSelector } from "@xstate/react"
import Search from "lucide-react/icons/search"
import { emptyListingQuery, listingAddress } from "#domain/rules/catalogue/listing-query.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { SearchList } from "./public/search-list.tsx"
import styles from "./recent-searches.module.css"

export const RecentSearches = () => {
  const text = useText()
  const { persistence } = useActorRefs()
  const history = useSelector(persistence, ({ context }) => context.persisted.searchHistory)
  if (history.length === 0)
    return (
      <div className="page">
        <EmptyState heading="h1" icon={<Search />} title={text("recent.none")} text={text("recent.hint")}>
          <ButtonLink href={listingAddress(emptyListingQuery)}>{text("listing.all")}</ButtonLink>
        </EmptyState>
      </div>
    )
  return (
    <section className={`page ${styles.recent}`} aria-labelledby="recent-searches">
      <header>
        <h1 id="recent-searches">{text("search.recent")}</h1>
        <Button variant="quiet" onClick={() => persistence.send({ type: "history.cleared" })}>
          {text("search.recent.clear.label")}
        </Button>
      </header>
      <SearchList texts={history} onForget={(forgotten) => persistence.send({ type: "search.forgotten", text: forgotten })} />
    </section>
  )
}
