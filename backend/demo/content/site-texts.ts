/** Site texts of the demo shop: a menu, a notification, presets and one replaced message. */
import { day, instantOf } from "#domain/rules/instants.ts"
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"

/** Days for which the notification is shown. */
const notificationDays = 45

const child = (mn: string, en: string, url: string) => ({ title: { mn, en }, url, children: [] })

const texts = (now: Date): Readonly<Record<keyof SiteTexts, ReadonlyArray<object>>> => ({
  menus: [
    {
      title: { mn: "Худалдан авагчдад", en: "For shoppers" },
      children: [
        child("Ноолуурын арчилгаа", "Caring for cashmere", "/media/c/nooluur"),
        child("Гэрийн жор", "Recipes for home", "/media/c/jor"),
        child("Брэндүүдийн түүх", "Stories of our brands", "/brands"),
      ],
    },
  ],
  translation: [{ key: "footer.shop", text: { mn: "Манай дэлгүүр", en: "Our shop" } }],
  notifications: [
    {
      id: 1,
      title: { mn: "Өвлийн хямдрал эхэллээ.", en: "The winter sale has begun." },
      text: { mn: "Хямдарсан барааг эндээс үзнэ үү.", en: "See what is reduced." },
      link: "/sale",
      starts_at: instantOf(now.getTime()),
      expires_at: instantOf(now.getTime() + notificationDays * day),
    },
  ],
  presets: [
    { id: 1, name: { mn: "100,000₮ хүртэлх бэлэг", en: "Gifts up to 100,000₮" }, query: "price_to=100000" },
    { id: 2, name: { mn: "Хямдралтай бараа", en: "On sale" }, query: "sale=1" },
  ],
})

/** Adds the texts, changed at `now`. */
export const seedSiteTexts = (db: Database, now: Date): Promise<void> =>
  insertRows(
    db,
    "site_texts",
    Object.entries(texts(now)).map(([name, items]) => ({ name, items, changed_at: now.toISOString() })),
  )
