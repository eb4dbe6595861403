/** All brands by letter, with a search in either alphabet. S7. */
import { useSelector } from "@xstate/react"
import SearchX from "lucide-react/icons/search-x"
import { byLetter } from "#domain/rules/catalogue/brand-index.ts"
import type { BrandsActor } from "#machines/catalogue/brands.ts"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { BrandRow } from "./brand-row.tsx"
import styles from "./brands-screen.module.css"

const letterId = (letter: string): string => `letter-${letter.codePointAt(0) ?? 0}`

export const BrandsScreen = ({ actor }: { readonly actor: BrandsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { brands, found, text: typed, problem } = useSelector(actor, ({ context }) => context)
  const search = (next: string) => actor.send({ type: "search.type", text: next })
  const letters = byLetter(found)
  return (
    <div data-state={state}>
      <Breadcrumb steps={[]} here={text("brands.title")} />
      <div className={`page ${styles.screen}`}>
        <PageTitle title={text("brands.title")}>{brands !== null && text("brands.count", counted(brands.length))}</PageTitle>
        {brands !== null && state !== "failed" && (
          <div className={styles.search} role="search" aria-label={text("brands.search")}>
            <TextField
              id="brand-search"
              type="search"
              label={text("brands.search")}
              hint={text("brands.search.hint")}
              value={typed}
              onType={search}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
        )}
        {state === "fetching" && (
          <LoadingPlaceholder label={text("brands.loading")} className={styles.rows ?? ""}>
            {Array.from({ length: 9 }, (_, at) => (
              <Skeleton key={at} width="100%" height="4.5rem" />
            ))}
          </LoadingPlaceholder>
        )}
        {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
        {state === "nothingFound" && (
          <EmptyState icon={<SearchX />} title={text("brands.none", { text: typed })} text={text("brands.none.text")}>
            <Button variant="secondary" onClick={() => search("")}>
              {text("brands.all")}
            </Button>
          </EmptyState>
        )}
        {state === "ready" && (
          <>
            <nav className={styles.letters} aria-label={text("brands.letters")}>
              <ul>
                {letters.map(({ letter }) => (
                  <li key={letter}>
                    <a href={`#${letterId(letter)}`}>{letter}</a>
                  </li>
                ))}
              </ul>
            </nav>
            {letters.map(({ letter, brands: listed }) => (
              <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
                <h2 id={letterId(letter)}>{letter}</h2>
                <ul className={styles.rows}>
                  {listed.map((brand) => (
                    <BrandRow key={brand.code} brand={brand} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
    </div>
  )
}
