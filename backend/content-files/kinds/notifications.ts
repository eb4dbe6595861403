/** Notifications to everybody. E22. */
import type { Instant } from "#domain/entities/ids.ts"
import { NotificationContent } from "#domain/entities/shell/notification-content.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import type { ContentKind } from "../content-kind.ts"
import { deadLinks, linkedKinds } from "../references.ts"
import { inSiteTexts } from "../site-texts.ts"

/** Moments of a notification, and which of a day each is. */
const moments = { starts_at: "first", expires_at: "last" } as const

const withMoments = (
  item: NotificationContent,
  momentOf: (text: string, of: (typeof moments)[keyof typeof moments]) => string | null,
): NotificationContent => ({
  ...item,
  ...Object.fromEntries(
    Object.entries(moments).flatMap(([name, of]) => {
      const text = item[name as keyof typeof moments]
      return text == null ? [] : [[name, momentOf(text, of)]]
    }),
  ),
})

/** The notification as its site shows it. */
const rowOf = (item: NotificationContent) => withMoments(item, writtenMoment)
const notificationOf = (row: NotificationContent) => withMoments(row, (instant, of) => momentText(instant as Instant, of))

const stored = inSiteTexts<NotificationContent>("notifications")

export const kind: ContentKind<NotificationContent> = {
  item: NotificationContent,
  effect:
    "Notices above every page, from one moment to another; without `starts_at` at once, without `expires_at` for good. Who dismisses one does not see it again: a new notice takes a new id.",
  fields: {
    id: "A new number is a new notice to those who dismissed the old one.",
    title: "What the notice says.",
    text: "A second sentence.",
    link: "Page of the shop, or another site, to which it leads.",
    starts_at: "From when it is shown; at once without it.",
    expires_at: "Until when it is shown, a day wholly; for good without it.",
  },
  example: {
    id: 1,
    title: { mn: "Өвлийн хямдрал эхэллээ.", en: "The winter sale has begun." },
    text: { mn: "", en: "" },
    link: "/sale",
    starts_at: "2026-12-01",
    expires_at: "2026-12-31",
  },
  keyOf: ({ id }) => String(id),
  after: linkedKinds,
  faults: (db, { items }) =>
    deadLinks(
      db,
      items.flatMap(({ link }, at) => (link == null ? [] : [{ path: [at, "link"], link }])),
    ),
  isOrdered: stored.isOrdered,
  read: async (db) => (await stored.read(db)).map(notificationOf),
  stored: (item) => notificationOf(rowOf(item)),
  write: (db, change) => stored.write(db, { ...change, items: change.items.map(rowOf) }),
}
