/** Statement of the wallet: filters by part and time, entries, more, and the file. S29 b, B12. */
import { useSelector } from "@xstate/react"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { StatementQuery } from "#machines/wallet/ports.ts"
import type { StatementActor } from "#machines/wallet/statement.ts"
import type { StatementFileActor } from "#machines/wallet/statement-file.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { SegmentButton, SegmentedControl } from "#ui/parts/choice/segmented-control.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { problemText } from "#ui/parts/feedback/problem-messages.ts"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { SelectField } from "#ui/parts/form/field-select.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { StatementEntry } from "./statement-entry.tsx"
import { StatementFileButton } from "./statement-file-button.tsx"
import styles from "./wallet-statement.module.css"

const slots = [1, 2, 3, 4]
const kinds = ["money", "gift_card", "bonus", "discount", "partner"] as const satisfies ReadonlyArray<WalletPartKind>
const periods = [null, 30, 90] as const

const kindOf = (value: string): WalletPartKind | null => kinds.find((kind) => kind === value) ?? null

export const WalletStatement = ({ actor, file }: { readonly actor: StatementActor; readonly file: StatementFileActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { entries, query, problem } = useSelector(actor, ({ context }) => context)
  const change = (changed: Partial<StatementQuery>) => actor.send({ type: "query.change", query: { ...query, ...changed } })
  const isListed = state === "ready" || state === "refining" || state === "fetchingMore" || state === "moreFailed"
  return (
    <Panel title={text("statement.title")} aside={<StatementFileButton actor={file} query={query} />} data-state={state}>
      <div className={styles.filters}>
        <SelectField
          id="statement-part"
          label={text("statement.part")}
          placeholder={text("statement.part.all")}
          options={kinds.map((kind) => ({ value: kind, label: text(`wallet.part.${kind}`) }))}
          value={query.part ?? ""}
          onChoose={(value) => change({ part: kindOf(value) })}
        />
        <SegmentedControl label={text("statement.time")}>
          {periods.map((days) => (
            <SegmentButton key={days ?? "all"} pressed={query.days === days} onPress={() => change({ days })}>
              {days === null ? text("statement.time.all") : text("statement.time.days", { days })}
            </SegmentButton>
          ))}
        </SegmentedControl>
      </div>
      {state === "fetching" && (
        <LoadingPlaceholder label={text("statement.loading")}>
          {slots.map((slot) => (
            <Skeleton key={slot} height="3rem" />
          ))}
        </LoadingPlaceholder>
      )}
      {state === "empty" && <EmptyState title={text("statement.empty.title")} text={text("statement.empty.text")} />}
      {state === "failed" && problem !== null && <ProblemState problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />}
      {isListed && (
        <ul className={styles.entries} aria-busy={state === "refining"}>
          {entries.items.map((entry) => (
            <StatementEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {state === "moreFailed" && problem !== null && (
        <p role="alert" className={styles.wrong}>
          {problemText(problem, text)}
        </p>
      )}
      {isListed && entries.stillFetch && (
        <Button variant="secondary" wide busy={state === "fetchingMore"} onClick={() => actor.send({ type: "more.fetch" })}>
          {text(state === "moreFailed" ? "common.retry" : "common.more")}
        </Button>
      )}
    </Panel>
  )
}
