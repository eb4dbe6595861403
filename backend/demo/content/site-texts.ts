/** Menus, notification, presets and an own wording of the demo shop. */
import { day, instantOf } from "#domain/rules/instants.ts"
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "#backend/database/bulk-insert.ts"

const child = (title: string, english: string, url: string) => ({ title, english, url, children: [] })

const texts = (now: Date): Readonly<Record<keyof SiteTexts, ReadonlyArray<object>>> => ({
  menus: [
    {
      title: "Худалдан авагчдад",
      english: "For shoppers",
      children: [
        child("Ноолуурын арчилгаа", "Caring for cashmere", "/media/c/nooluur"),
        child("Гэрийн жор", "Recipes for home", "/media/c/jor"),
        child("Брэндүүдийн түүх", "Stories of our brands", "/brands"),
      ],
    },
  ],
  translation: [{ key: "footer.shop", mn: "Манай дэлгүүр", en: "Our shop" }],
  notifications: [
    {
      id: 1,
      title: "Өвлийн хямдрал эхэллээ.",
      text: "Хямдарсан барааг эндээс үзнэ үү.",
      english: "The winter sale has begun.",
      english_text: "See what is reduced.",
      link: "/sale",
      starts_at: instantOf(now.getTime()),
      expires_at: instantOf(now.getTime() + 45 * day),
    },
  ],
  presets: [
    { id: 1, name: "100,000₮ хүртэлх бэлэг", english: "Gifts up to 100,000₮", query: "price_to=100000" },
    { id: 2, name: "Хямдралтай бараа", english: "On sale", query: "sale=1" },
  ],
})

/** Adds them as of `now`. */
export const seedSiteTexts = (db: Database, now: Date): Promise<void> =>
  insertRows(db, "site_texts", Object.entries(texts(now)).map(([name, items]) => ({ name, items, changed_at: now.toISOString() })))
