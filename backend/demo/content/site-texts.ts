/** Menus, notification, presets and an own wording of the demo shop. */
import { day, instantOf } from "#domain/rules/instants.ts"
import type { SiteTexts } from "#domain/entities/shell/site.ts"
import type { Database } from "#backend/database/database.ts"
import { insertRows } from "../bulk-insert.ts"

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

/** Wordings of a shop of one's own: those of the demo shop speak of its goods. */
const neutral = (brand: string): SiteTexts["translation"] => [
  { key: "home.hero.eyebrow", mn: brand, en: brand },
  { key: "home.hero.title", mn: "Тавтай морилно уу", en: "Welcome to our shop" },
  { key: "home.hero.text", mn: "Ажлын өдөр {before} цагаас өмнө захиалбал {hours} цагийн дотор хүргэнэ.", en: "Order before {before} on a working day and it arrives within {hours} hours." },
  { key: "home.hero.go", mn: "Бүх барааг үзэх", en: "See all products" },
  { key: "home.hero.query", mn: "/products", en: "/products" },
]

/** What a shop of one's own begins with; nothing when it has wordings already. */
export const seedNeutralTexts = async (db: Database, brand: string, now: Date): Promise<void> => {
  await db.query("insert into site_texts (name, items, changed_at) values ('translation', $1::jsonb, $2) on conflict (name) do nothing", [JSON.stringify(neutral(brand)), now.toISOString()])
}

/** Adds them as of `now`. */
export const seedSiteTexts = (db: Database, now: Date): Promise<void> =>
  insertRows(db, "site_texts", Object.entries(texts(now)).map(([name, items]) => ({ name, items, changed_at: now.toISOString() })))
