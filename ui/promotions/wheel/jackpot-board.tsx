/** Board of the jackpot in place of a wheel: the grand prize, and the viewer's tickets. C15. */
import Tickets from "lucide-react/icons/tickets"
import Trophy from "lucide-react/icons/trophy"
import type { DrawGame, DrawTicket } from "#domain/entities/promotions/draw.ts"
import { grandPrize, perMilleOf } from "#domain/rules/promotions/draw.ts"
import { isTicketOpen } from "#domain/rules/promotions/jackpot-ticket.ts"
import { formatMoment } from "#domain/rules/texts/moments.ts"
import { formatNumber, formatPerMille } from "#domain/rules/texts/money.ts"
import { useNow } from "#ui/react/clock.ts"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import styles from "./jackpot-board.module.css"

export const JackpotBoard = ({ game: { prizes, tickets, chances }, moves }: { readonly game: DrawGame; readonly moves: boolean }) => {
  const text = useText()
  const locale = useLocale()
  const now = useNow()
  const grand = grandPrize(prizes)
  const openingText = ({ opensAt, waitsFor }: DrawTicket): string => {
    if (waitsFor !== null) return text(`wheel.tickets.after.${waitsFor}`)
    return opensAt === null ? text("wheel.tickets.open") : text("wheel.tickets.opens", { date: formatMoment(opensAt, now, locale) })
  }
  return (
    <div className={styles.board} data-moves={moves ? "" : undefined}>
      {grand !== null && (
        <section className={styles.grand} aria-label={text("wheel.grand")}>
          <Trophy aria-hidden="true" />
          <p>{text("wheel.grand")}</p>
          <strong>{grand.name}</strong>
          <p className="num">
            {grand.left === 0
              ? text("wheel.grand.gone")
              : text("wheel.grand.odds", {
                  odds: formatPerMille(perMilleOf(grand.weight, prizes)),
                  left: grand.left === null ? text("wheel.unlimited") : formatNumber(grand.left),
                })}
          </p>
        </section>
      )}
      {chances !== null && (
        <section className={styles.waiting} aria-labelledby="jackpot-tickets">
          <h2 id="jackpot-tickets" className={styles.title}>
            {text("wheel.tickets", { count: formatNumber(tickets.length) })}
          </h2>
          {tickets.length === 0 && <p className={styles.quiet}>{text("wheel.tickets.none")}</p>}
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <li key={ticket.order} className="num" data-open={isTicketOpen(ticket) ? "" : undefined}>
                <Tickets aria-hidden="true" />
                <b>{ticket.order}</b>
                <small>{openingText(ticket)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
