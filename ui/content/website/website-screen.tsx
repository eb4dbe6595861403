/** Website administration: waiting and published articles, news, authors. C12. */
import { useSelector } from "@xstate/react"
import CircleCheck from "lucide-react/icons/circle-check"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { websiteTabs, type WebsiteChange } from "#machines/content/website-page.ts"
import type { WebsiteActor } from "#machines/content/website.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { AddAuthor } from "./add-author.tsx"
import { WebsiteConfirm } from "./website-confirm.tsx"
import { WebsiteList } from "./website-list.tsx"
import styles from "./website-screen.module.css"

const nameOf = (change: WebsiteChange): string => (change.kind === "addAuthor" ? change.name : change.title)

export const WebsiteScreen = ({ actor }: { readonly actor: WebsiteActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { query, page, change, done, problem } = useSelector(actor, ({ context }) => context)
  const shown = state !== "failed" && page !== null && page.tab === query.tab ? page : null
  const ask = (wanted: WebsiteChange) => actor.send({ type: "change.ask", change: wanted })
  const turnPage = (by: number) => actor.send({ type: "query.change", query: { ...query, page: query.page + by } })
  return (
    <div className={`page ${styles.screen}`} data-state={state}>
      <PageTitle title={text("website.title")}>{shown !== null && text("website.total", { count: formatNumber(shown.total) })}</PageTitle>
      <div className={styles.tabs}>
        <SegmentedControl label={text("website.title")}>
          {websiteTabs.map((tab) => (
            <SegmentButton
              key={tab}
              pressed={query.tab === tab}
              onPress={() => actor.send({ type: "query.change", query: { tab, page: 1 } })}
            >
              {text(`website.tab.${tab}`)}
            </SegmentButton>
          ))}
        </SegmentedControl>
        <ButtonLink size="small" href="/website/news/create">
          {text("website.news.create")}
        </ButtonLink>
      </div>
      {done !== null && (
        <Note tone="good" icon={<CircleCheck />} role="status">
          <p>{text(`website.done.${done.kind}`, { name: nameOf(done) })}</p>
        </Note>
      )}
      {query.tab === "authors" && <AddAuthor busy={state === "fetching"} onAsk={ask} />}
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {state !== "failed" && shown === null && <p role="status">{text("website.loading")}</p>}
      {shown !== null && <WebsiteList page={shown} onAsk={ask} />}
      {shown !== null && shown.pages > 1 && (
        <nav className={styles.pages} aria-label={text("website.pages")}>
          <Button variant="secondary" size="small" disabled={query.page <= 1} onClick={() => turnPage(-1)}>
            {text("website.before")}
          </Button>
          <span className="num">{`${shown.page} / ${shown.pages}`}</span>
          <Button variant="secondary" size="small" disabled={query.page >= shown.pages} onClick={() => turnPage(1)}>
            {text("website.after")}
          </Button>
        </nav>
      )}
      <WebsiteConfirm
        change={state === "confirming" || state === "changing" || state === "refused" ? change : null}
        name={change === null ? "" : nameOf(change)}
        busy={state === "changing"}
        problem={state === "refused" ? problem : null}
        onConfirm={() => actor.send({ type: "change.confirm" })}
        onCancel={() => actor.send({ type: "change.cancel" })}
      />
    </div>
  )
}
