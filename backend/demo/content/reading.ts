/** Articles, bookmarks, followed author and comments of the demo shopper. */
import { defaultLocale } from "#domain/entities/locale.ts"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { day, later } from "#domain/rules/instants.ts"
import { createArticle } from "#backend/content/written-articles.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"

/** Own articles; `age` in days. */
const ownArticles = [
  {
    state: "waiting",
    age: 2,
    title: "Дээл цэвэрлэх арга",
    summary: "Торго, хоргой, ноосон дээлийг гэртээ хэрхэн цэвэрлэж, хаана өлгөх вэ.",
    tags: ["zuvlukh"],
    text: `Дээлийг угаадаггүй, **цэвэрлэдэг**. Торго ус даахгүй, энгэрийн хээ нь будаг алддаг. Тиймээс толбо гарсан даруйд нь ажиллана.

## Толбыг хэрхэн авах вэ?

1. Цагаан даавууг бүлээн усанд норгоод сайтар шахна.
2. Толбоны захаас төв рүү нь тогшиж арчина, үрж болохгүй.
3. Сүүдэрт өлгөж хатаана.

> Дээл хүнээсээ урт насалдаг.
> — Ээжийн үг`,
  },
  {
    state: "draft",
    age: 0,
    title: "Ногоотой шөл",
    summary: "",
    tags: ["jor"],
    text: "Нэг хүнсний төмс, хоёр лууван, чихрийн хэмжээтэй үхрийн мах.",
  },
] as const

/** Comments on articles by their addresses, with a reply or none; `days` is their age. */
const comments = [
  {
    article: "nooluur-archilgaa",
    name: "Солонго",
    comment: "Гялгар уутанд хийж хадгалдаг байлаа. Учрыг нь одоо ойлголоо.",
    days: 4,
    reply: "Би ч бас тэгдэг байсан. Даавуун уут хамаагүй дээр.",
  },
  {
    article: "nooluur-archilgaa",
    name: "Бат-Эрдэнэ",
    comment: "Ээжийн минь цамц 14 дэх жилдээ. Яг ингэж арчилдаг.",
    days: 6,
    reply: null,
  },
  {
    article: "udun-kurtik",
    name: "Ариунаа",
    comment: "Цэцэрлэгийн хүүхдэд өдөн, синтепон хоёрын аль нь дээр вэ? Өдөр бүр норж ирдэг юм.",
    days: 3,
    reply: "Манай хүү ч тийм. Өдөр бүр нордог бол синтепон хурдан хатдаг, харин хүйтэнд өдөн нь дулаан.",
  },
  {
    article: "suutei-tsai",
    name: "Отгонбаяр",
    comment: "Давсыг сүүний өмнө хийж үзлээ, үнэхээр ээдсэнгүй.",
    days: 8,
    reply: null,
  },
] as const

/** Adds all of it for the demo shopper. */
export const seedReading = async (services: BackendServices, db: Database, userId: number): Promise<void> => {
  const now = services.now()
  const writer = { userId, isAdmin: false }
  for (const { state, age, title, summary, tags, text } of ownArticles) {
    const writing = { state, title, summary, tags, body: readMarkup(text) }
    await createArticle(db, "article", { writer, writing, locale: defaultLocale, now: later(now, -age * day) })
  }
  await db.query(
    `insert into bookmarks (user_id, article_id, created_at) select $1, id, $2::timestamptz - id * interval '1 hour'
     from articles where kind = 'article' and state = 'published' order by id limit 3`,
    [userId, now],
  )
  await db.query(
    "insert into author_followers (user_id, author_id, created_at) select $1, min(id), $2 from authors where user_id is null",
    [userId, now],
  )
  for (const { article, name, comment, days, reply } of comments) {
    const [row] = await db.query<{ id: number }>(
      `insert into comments (article_id, user_id, name, comment, created_at)
       select id, $1, $2, $3, $4 from articles where kind = 'article' and slug = $5 returning id`,
      [userId, name, comment, later(now, -days * day), article],
    )
    if (reply !== null && row !== undefined) {
      await db.query(
        `insert into comments (article_id, reply_id, user_id, name, comment, created_at)
         select article_id, id, user_id, 'Номин', $2, created_at + interval '3 hours' from comments where id = $1`,
        [row.id, reply],
      )
    }
  }
}
