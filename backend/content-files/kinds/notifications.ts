/** Notifications to everybody. E22. */
import * as Schema from "effect/Schema"
import { Notification } from "#domain/entities/shell/site-texts.ts"
import type { ContentKind } from "../content-kind.ts"
import { inSiteTexts } from "../site-texts.ts"

export const kind: ContentKind<typeof Notification.Encoded> = {
  item: Schema.toEncoded(Notification),
  effect: "Notices above every page, from one moment to another. Who dismisses one does not see it again: a new notice takes a new id.",
  example: {
    id: 1,
    title: { mn: "Өвлийн хямдрал эхэллээ.", en: "The winter sale has begun." },
    text: { mn: "", en: "" },
    link: "/sale",
    starts_at: "2026-12-01T00:00:00+08:00",
    expires_at: "2026-12-31T23:59:59+08:00",
  },
  keyOf: ({ id }) => String(id),
  ...inSiteTexts("notifications"),
}
