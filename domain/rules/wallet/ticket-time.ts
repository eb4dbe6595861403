/** Until when an e-ticket is shown at the door. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Ticket } from "#domain/entities/wallet/ticket.ts"
import { atHour, isBefore, wallDay } from "#domain/rules/instants.ts"

/** End of a ticket; one without an end is for the day of its start, since guests come late. */
export const ticketEnd = ({ startsAt, endsAt }: Pick<Ticket, "startsAt" | "endsAt">): Instant => endsAt ?? atHour(wallDay(startsAt) + 1, 0)

/** Whether a ticket lets nobody in any more. */
export const isTicketPast = (ticket: Pick<Ticket, "startsAt" | "endsAt" | "usedAt">, now: Instant): boolean =>
  ticket.usedAt !== null || !isBefore(now, ticketEnd(ticket))
