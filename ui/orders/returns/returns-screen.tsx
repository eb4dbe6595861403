/** Returns of an order: lines, reason and note of a new one, and the way of those before to their refund. W8. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import ChevronLeft from "lucide-react/icons/chevron-left"
import PackageX from "lucide-react/icons/package-x"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import type { ReturnPictureActor } from "#machines/orders/return-picture.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { LoadingPlaceholder } from "#ui/parts/feedback/loading-placeholder.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { LateReturnPictures, LateReturnPictureView } from "./late-return-pictures.tsx"
import { ReturnForm } from "./return-form.tsx"
import { ReturnProgress } from "./return-progress.tsx"
import styles from "./returns-screen.module.css"

const tones = { requested: "sky", accepted: "good", rejected: "plain" } as const

export const ReturnsScreen = ({ actor, viewer }: { readonly actor: ReturnsActor; readonly viewer: ReturnPictureActor }) => {
  const text = useText()
  const locale = useLocale()
  const state = useSelector(actor, ({ value }) => value)
  const { number, known, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <AccountFrame here="orders">
        {state === "fetching" && (
          <LoadingPlaceholder label={text("common.loading")} className={styles.list}>
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
          </LoadingPlaceholder>
        )}
        {state === "missing" && (
          <EmptyState heading="h1" icon={<PackageX />} title={text("return.missing")} text={text("return.missingText")}>
            <ButtonLink href="/account/orders">{text("orders.title")}</ButtonLink>
          </EmptyState>
        )}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {known !== null && (
          <>
            <Link href={`/account/orders/${number}`} className={styles.back}>
              <ChevronLeft />
              {text("order.title", { number })}
            </Link>
            <PageTitle title={text("return.title")} />
            {state === "sent" && (
              <Note tone="good" icon={<Check />} role="status">
                <p>{text("return.sent")}</p>
              </Note>
            )}
            {known.lines.length > 0 && <ReturnForm actor={actor} lines={known.lines} />}
            {known.lines.length === 0 && known.returns.length === 0 && (
              <EmptyState icon={<RotateCcw />} title={text("return.none")} text={text("return.noneText")} />
            )}
            {known.returns.length > 0 && (
              <ul className={styles.list} aria-label={text("return.list")}>
                {known.returns.map((one) => (
                  <li key={one.number}>
                    <Panel>
                      <p className={styles.head}>
                        <b>{one.number}</b>
                        <Tag tone={tones[one.status]}>{text(`return.status.${one.status}`)}</Tag>
                      </p>
                      <p>{one.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(", ")}</p>
                      <small>{`${text("return.yourReason", { reason: text(`return.reason.${one.reason}`) })} · ${formatDateTime(one.createdAt, locale)}`}</small>
                      {one.pictures.length > 0 && <LateReturnPictures viewer={viewer} names={one.pictures} thumbnails={known.thumbnails} />}
                      <ReturnProgress one={one} method={known.method} />
                    </Panel>
                  </li>
                ))}
              </ul>
            )}
            <LateReturnPictureView viewer={viewer} returns={known.returns} />
          </>
        )}
      </AccountFrame>
    </div>
  )
}
