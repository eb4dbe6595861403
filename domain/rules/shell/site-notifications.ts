/** Notifications of a site to everybody: which of them run. Specification §3, E22. */
import type { Notification } from "#domain/entities/shell/site-texts.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale, inLocale, type Locale } from "#domain/entities/locale.ts"
import { isBefore } from "#domain/rules/instants.ts"

/** Whether a notification is or will be shown. */
export const isNotOver = ({ expiresAt }: Pick<Notification, "expiresAt">, now: Instant): boolean =>
  expiresAt === null || isBefore(now, expiresAt)

/** Whether a notification is shown at `now`: from its first instant to the one before its end. */
export const isRunning = ({ startsAt, expiresAt }: Pick<Notification, "startsAt" | "expiresAt">, now: Instant): boolean =>
  (startsAt === null || !isBefore(now, startsAt)) && isNotOver({ expiresAt }, now)

/** Title and text in a language; those of the default locale where it has no title. */
export const notificationTexts = (
  { title, text }: Pick<Notification, "title" | "text">,
  locale: Locale,
): Readonly<Record<"title" | "text", string>> => {
  const shown = title[locale] ? locale : defaultLocale
  return { title: inLocale(title, shown), text: text[shown] ?? "" }
}
