/** Administration of the stores' roulette. C22, P4. */
import { useSelector } from "@xstate/react"
import { useState, type FormEvent } from "react"
import { activeLocations } from "#domain/rules/promotions/roulette.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { rouletteTabs } from "#machines/promotions/roulette-page.ts"
import type { RouletteActor } from "#machines/promotions/roulette.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { TextField } from "#ui/parts/form/field-text.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AddForm } from "./add-form.tsx"
import { RouletteConfirm } from "./roulette-confirm.tsx"
import { RouletteTable } from "./roulette-table.tsx"
import styles from "./roulette-screen.module.css"

export const RouletteScreen = ({ actor }: { readonly actor: RouletteActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { query, page, change, made, problem } = useSelector(actor, ({ context }) => context)
  const busy = state === "fetching"
  const shown = state !== "failed" && page !== null && page.tab === query.tab ? page : null
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <PageTitle title={text("roulette.title")}>{shown !== null && text("roulette.total", { count: formatNumber(shown.total) })}</PageTitle>
      <div className={styles.tabs}>
        <SegmentedControl label={text("roulette.title")}>
          {rouletteTabs.map((tab) => (
            <SegmentButton
              key={tab}
              pressed={query.tab === tab}
              onPress={() => actor.send({ type: "query.change", query: { tab, q: "" } })}
            >
              {text(`roulette.tab.${tab}`)}
            </SegmentButton>
          ))}
        </SegmentedControl>
      </div>
      {shown?.tab === "numbers" && shown.self !== null && (
        <p className={styles.self}>
          {text("roulette.self", {
            name: shown.self.name,
            place: shown.locations.find(({ id }) => id === shown.self?.locationId)?.name ?? "–",
          })}
        </p>
      )}
      <SearchForm
        key={`${query.tab} ${query.q}`}
        first={query.q}
        busy={busy}
        onSearch={(q) => actor.send({ type: "query.change", query: { q } })}
      />
      {(query.tab === "users" || query.tab === "locations") && (
        <AddForm
          key={`${query.tab} ${made}`}
          kind={query.tab}
          locations={page?.tab === "users" ? activeLocations(page.locations) : []}
          onAsk={(change) => actor.send({ type: "change.ask", change })}
        />
      )}
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {state !== "failed" && shown === null && <p role="status">{text("roulette.loading")}</p>}
      {shown !== null && shown.items.length > 0 && (
        <RouletteTable page={shown} onAsk={(change) => actor.send({ type: "change.ask", change })} />
      )}
      {shown !== null && shown.items.length === 0 && (
        <EmptyState title={text(query.q === "" ? "roulette.empty.list" : "roulette.none")}>
          {query.q !== "" && (
            <Button variant="secondary" onClick={() => actor.send({ type: "query.change", query: { q: "" } })}>
              {text("roulette.all")}
            </Button>
          )}
        </EmptyState>
      )}
      {shown !== null && shown.pages > 1 && (
        <Pages page={shown.page} pages={shown.pages} onTurn={(page) => actor.send({ type: "query.change", query: { page } })} />
      )}
      <RouletteConfirm
        change={state === "confirming" || state === "changing" || state === "refused" ? change : null}
        busy={state === "changing"}
        problem={state === "refused" ? problem : null}
        onConfirm={() => actor.send({ type: "change.confirm" })}
        onCancel={() => actor.send({ type: "change.cancel" })}
      />
    </div>
  )
}

type SearchProps = { readonly first: string; readonly busy: boolean; readonly onSearch: (q: string) => void }

/** Keyed by what is searched, so that it shows the number that was drawn. */
const SearchForm = ({ first, busy, onSearch }: SearchProps) => {
  const text = useText()
  const [typed, setTyped] = useState(first)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed)
  }
  return (
    <form className={styles.search} role="search" aria-label={text("roulette.title")} onSubmit={search}>
      <TextField id="roulette-search" label={text("roulette.search")} value={typed} onType={setTyped} maxLength={100} autoComplete="off" />
      <Button type="submit" variant="secondary" busy={busy}>
        {text("roulette.find")}
      </Button>
    </form>
  )
}

type PagesProps = { readonly page: number; readonly pages: number; readonly onTurn: (page: number) => void }

const Pages = ({ page, pages, onTurn }: PagesProps) => {
  const text = useText()
  return (
    <nav className={styles.pages} aria-label={text("roulette.pages")}>
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {text("roulette.before")}
      </Button>
      <span className="num">{`${page} / ${pages}`}</span>
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {text("roulette.after")}
      </Button>
    </nav>
  )
}
