/** E-tickets of a shopper with their codes, which the door reads. */
import { useSelector } from "@xstate/react"
import TicketIcon from "lucide-react/icons/ticket"
import type { Ticket } from "#domain/entities/wallet/ticket.ts"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { isTicketPast, ticketEnd } from "#domain/rules/wallet/ticket-time.ts"
import type { TicketsActor } from "#machines/wallet/tickets.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { Tag } from "#ui/parts/display/tag.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { useNowUntil } from "#ui/react/clock-until.ts"
import { latePart } from "#ui/react/lazy-part.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { SlipSkeleton } from "./coupons/slip-skeleton.tsx"
import styles from "./tickets-screen.module.css"

const QrCode = latePart(async () => (await import("#ui/parts/display/qr.tsx")).QrCode)

export const TicketsScreen = ({ actor }: { readonly actor: TicketsActor }) => {
  const text = useText()
  const state = useSelector(actor, ({ value }) => value)
  const { tickets, problem } = useSelector(actor, ({ context }) => context)
  return (
    <div data-state={state}>
      <AccountFrame here="tickets">
        {state !== "failed" && <PageTitle title={text("tickets.title")}>{text("tickets.lead")}</PageTitle>}
        {state === "fetching" && <SlipSkeleton label={text("tickets.loading")} />}
        {state === "failed" && problem !== null && (
          <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
        )}
        {tickets?.length === 0 && (
          <EmptyState icon={<TicketIcon />} title={text("tickets.empty.title")} text={text("tickets.empty.text")} />
        )}
        {tickets !== null && tickets.length > 0 && (
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <li key={ticket.code}>
                <TicketCard ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </AccountFrame>
    </div>
  )
}

const TicketCard = ({ ticket }: { readonly ticket: Ticket }) => {
  const { code, name, place, seat, guests, startsAt, endsAt, usedAt } = ticket
  const text = useText()
  const locale = useLocale()
  const now = useNowUntil(ticketEnd(ticket))
  const isPast = isTicketPast(ticket, now)
  const time = [startsAt, endsAt].flatMap((at) => (at === null ? [] : [formatDateTime(at, locale)])).join(" – ")
  return (
    <Panel as="article" title={name} lead={time} aside={isPast && <Tag>{text(usedAt === null ? "tickets.over" : "tickets.used")}</Tag>}>
      <div className={styles.ticket}>
        <div>
          <p>{place}</p>
          {seat !== "" && <p>{text("tickets.seat", { seat })}</p>}
          {guests !== "" && <p>{text("tickets.guests", { guests })}</p>}
          <p>
            <code>{code}</code>
          </p>
        </div>
        {!isPast && <QrCode text={code} label={text("tickets.qr", { code })} />}
      </div>
    </Panel>
  )
}
