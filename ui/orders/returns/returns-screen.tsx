/** Returns of an order: the form of a new one, and the progress of earlier ones until their refund. W8. */
import { useSelector } from "@xstate/react"
import Check from "lucide-react/icons/check"
import ChevronLeft from "lucide-react/icons/chevron-left"
import PackageX from "lucide-react/icons/package-x"
import RotateCcw from "lucide-react/icons/rotate-ccw"
import type { GoodsReturn } from "#domain/entities/orders/return.ts"
import type { ShownReturns } from "#machines/orders/ports.ts"
import type { ReturnPictureActor } from "#machines/orders/return-picture.ts"
import type { ReturnsActor } from "#machines/orders/returns.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { Tag, type TagTone } from "#ui/parts/display/tag.tsx"
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

const tones = { requested: "sky", accepted: "good", rejected: "plain" } as const satisfies Record<GoodsReturn["status"], TagTone>

export const ReturnsScreen = ({ actor, viewer }: { readonly actor: ReturnsActor; readonly viewer: ReturnPictureActor }) => {
  const text = useText()
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
                    <ReturnCard goodsReturn={one} known={known} viewer={viewer} />
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

type CardProps = { readonly goodsReturn: GoodsReturn; readonly known: ShownReturns; readonly viewer: ReturnPictureActor }

/** An earlier return: its goods, reason, pictures and progress. */
const ReturnCard = ({ goodsReturn, known, viewer }: CardProps) => {
  const text = useText()
  const locale = useLocale()
  const { number, status, lines, reason, createdAt, pictures } = goodsReturn
  const reasonText = text("return.yourReason", { reason: text(`return.reason.${reason}`) })
  return (
    <Panel>
      <p className={styles.head}>
        <b>{number}</b>
        <Tag tone={tones[status]}>{text(`return.status.${status}`)}</Tag>
      </p>
      <p>{lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(", ")}</p>
      <small>{status === "rejected" ? `${reasonText} · ${formatDateTime(createdAt, locale)}` : reasonText}</small>
      {pictures.length > 0 && <LateReturnPictures viewer={viewer} names={pictures} thumbnails={known.thumbnails} />}
      <ReturnProgress goodsReturn={goodsReturn} method={known.method} />
    </Panel>
  )
}
