/** Pages, articles and news of a shop as folders of Markdown, with authors and tags. E14, E20, E21. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { requireFiles, storePictures } from "#backend/content-files/content-pictures.ts"
import { picturesOfFolder } from "#backend/import/pictures/picture-sources.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { listOf, plain, text, Trial } from "#tests/contract/support/test-backend.ts"

const kinds = ["pages", "authors", "tags", "articles", "news"]

export const describeContentTexts = (engine: Engine): void => {
  let folder = ""
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-texts-"))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const storedIn = async (shop: Trial, name: string) => (await kindOf(name)).read(shop.db)
  const put = async (shop: Trial, content: Readonly<Record<string, ReadonlyArray<unknown>>>) => {
    const made = await mkdtemp(join(folder, "of-"))
    for (const [name, items] of Object.entries(content)) await writeKind(made, name, items)
    return applyContent(shop.db, await readFolder(made), { now: instantOf(shop.now()), isTrial: false })
  }
  /** Applies files as they are written here. */
  const putFiles = async (shop: Trial, files: Readonly<Record<string, string>>) => {
    const made = await mkdtemp(join(folder, "of-"))
    for (const [file, source] of Object.entries(files)) {
      await mkdir(dirname(join(made, file)), { recursive: true })
      await writeFile(join(made, file), source)
    }
    return applyContent(shop.db, await readFolder(made), { now: instantOf(shop.now()), isTrial: false })
  }

  describe(`texts of a shop of one's own on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine, { isDemo: false })
    }, 180_000)
    afterAll(() => shop.end())

    it("begin with the pages that a shop needs", async () => {
      expect((await Promise.all(kinds.map((name) => storedIn(shop, name)))).map(({ length }) => length)).toEqual([4, 0, 0, 0, 0])
    })

    it("are shown once they are applied together, in each language", async () => {
      const pages = await storedIn(shop, "pages")
      const examples = await Promise.all(kinds.map(async (name) => [name, [(await kindOf(name)).example]] as const))
      const content = { ...Object.fromEntries(examples), pages: [...pages, (await kindOf("pages")).example] }
      expect((await put(shop, content)).every(({ change }) => change === "new")).toBe(true)
      const page = await shop.call("GET", "/api/v2/pages/care", { headers: { "accept-language": "en" } })
      expect([text(page.body["title"]), JSON.stringify(page.body)]).toEqual([
        "Caring for goods",
        expect.stringContaining("Wash it by hand in cold water."),
      ])
      const [article] = listOf((await shop.call("GET", "/api/v2/articles")).body["articles"])
      expect(plain(article)).toMatchObject({
        title: "Эсгий таавчиг арчлах",
        author: { name: "Анударь Сүхбат" },
        tags: [{ name: "zuvlukh", title: "Зөвлөгөө" }],
        created_at: "2026-11-19T16:00:00.000Z",
      })
      const [item] = listOf((await shop.call("GET", "/api/v2/news")).body["news"])
      expect(plain(item)).toMatchObject({ title: "Баярын өдрүүдийн цагийн хуваарь", author: null })
      expect(await put(shop, content)).toEqual([])
    })

    it("are found by the words of a changed text, under the same address", async () => {
      const [before] = listOf((await shop.call("GET", "/api/v2/news")).body["news"])
      const [item] = (await storedIn(shop, "news")) as ReadonlyArray<object>
      await put(shop, { news: [{ ...item, text: { mn: "Цасны баяраар амарна." } }] })
      const found = await shop.call("GET", `/api/v2/news?q=${encodeURIComponent("цасны баяр")}`)
      expect(listOf(found.body["news"]).map(({ id }) => id)).toEqual([before?.["id"]])
      const english = await shop.call("GET", `/api/v2/news/${text(before?.["id"])}`, { headers: { "accept-language": "en" } })
      expect(JSON.stringify(english.body)).toContain("Цасны баяраар амарна.")
    })

    it("are refused where the shop lacks what they name, with file and line", async () => {
      const article = "title: Тест\ndate: 2026-11-20\nauthor: nobody\ntags: zuvlukh, absent\n\nНэг.\n\n@no-such-product\n"
      const failure = await putFiles(shop, { "articles/test.mn.md": article }).catch(String)
      expect(failure).toMatch(/articles\/test\.mn\.md:3: author: .*nobody/)
      expect(failure).toMatch(/articles\/test\.mn\.md:4: tags: .*absent/)
      expect(failure).toMatch(/articles\/test\.mn\.md:8: text: .*no-such-product/)
      expect(await storedIn(shop, "articles")).toHaveLength(1)
    })

    it("have pictures that lie beside them, with a caption, as other content has [E14] [E20]", async () => {
      const made = await mkdtemp(join(folder, "of-"))
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1f4e9e" } })
        .png()
        .toBuffer()
      await mkdir(join(made, "photos"))
      await writeFile(join(made, "photos/camp.png"), bytes)
      const lines = (picture: string) => `title: Зураг\ndate: 2026-11-20\n\nНэг.\n${picture}\nХоёр.\n`
      const take = async (source: string, isTrial = false) => {
        await mkdir(join(made, "news"), { recursive: true })
        await writeFile(join(made, "news/camp.mn.md"), source)
        const how = { now: instantOf(shop.now()), isTrial }
        const [part] = (await readFolder(made)).filter(({ name }) => name === "news")
        const others = (await storedIn(shop, "news")).filter((item) => (item as { readonly slug: string }).slug !== "camp")
        const content = [{ ...part!, items: [...part!.items, ...others] }]
        return applyContent(
          shop.db,
          await storePictures(shop.db, content, { ...how, storage: await shop.storage(), read: picturesOfFolder(made) }),
          how,
        )
      }
      expect(await take(lines('![Отог](photos/camp.png "Хөвсгөлд")'), true)).toMatchObject([{ change: "new", key: "camp" }])
      expect(await take(lines('![Отог](photos/camp.png "Хөвсгөлд")'))).toMatchObject([{ change: "new", key: "camp" }])
      expect(await take(lines('![Отог](photos/camp.png "Хөвсгөлд")'))).toEqual([])
      const stored = (await storedIn(shop, "news")).find((item) => (item as { readonly slug: string }).slug === "camp")
      const { text: stands } = stored as { readonly text: { readonly mn: string } }
      expect(stands.mn).toMatch(/^Нэг\.\n\n!\[Отог\]\(\/pictures\/photo-[0-9a-f]{32}-1f4e9e "Хөвсгөлд"\)\n\nХоёр\.$/u)
      const [own = ""] = /\/pictures\/[\w-]+/u.exec(stands.mn) ?? []
      expect((await shop.backend.fetch(new Request(`http://localhost${own}-160.webp`))).status).toBe(200)
      expect(await take(lines(`![Отог](${own} "Хөвсгөлд")`))).toEqual([])
      const refusal = (source: string) => take(source).then(() => "", String)
      expect(await refusal(lines("![](photos/comp.png)"))).toMatch(/news\/camp\.mn\.md:5: text: .*photos\/comp\.png.*photos\/camp\.png/u)
      expect(await refusal(lines("![](no-such-picture)"))).toMatch(/news\/camp\.mn\.md:5: text: .*no-such-picture/u)
      expect(await refusal(lines("![](/pictures/w.absent)"))).toMatch(/news\/camp\.mn\.md:5: text: .*w\.absent/u)
      expect(await refusal(lines("Энд ![](photos/camp.png) байна"))).toMatch(/news\/camp\.mn\.md:5: text: /u)
      await writeFile(join(made, "news/camp.mn.md"), lines("![](photos/comp.png)"))
      await expect(requireFiles(await readFolder(made), picturesOfFolder(made))).rejects.toThrow(/camp\.mn\.md:5: text: /u)
      await put(shop, {
        news: await storedIn(shop, "news").then((all) =>
          all.filter((item) => item !== stored && (item as { readonly slug: string }).slug !== "camp"),
        ),
      })
    })

    it.each([
      ["without a title", { "news/a.mn.md": "date: 2026-11-20\n\nНэг." }, /news\/a\.mn\.md:1: title: /],
      ["without a text", { "news/a.mn.md": "title: А\ndate: 2026-11-20\n" }, /news\/a\.mn\.md:\d: text: /],
      ["of one language alone", { "news/a.en.md": "title: A\ndate: 2026-11-20\n\nOne." }, /news\/a\.en\.md:2: .*date/],
      ["without a head", { "news/a.mn.md": "Нэг.\n" }, /news\/a\.mn\.md:1: /],
      ["of no language", { "news/a.md": "title: А\n\nНэг.\n" }, /news\/a\.md:1: .*terms\.mn\.md/],
      ["with a day that there is not", { "news/a.mn.md": "title: А\ndate: 2026-02-30\n\nНэг." }, /news\/a\.mn\.md:2: date: /],
      [
        "with a field that there is not",
        { "news/a.mn.md": "title: А\ndate: 2026-11-20\nsumary: Б\n\nНэг." },
        /news\/a\.mn\.md:3: sumary: /,
      ],
      ["of an unknown kind", { "artcles/a.mn.md": "title: А\n\nНэг." }, /artcles/],
    ])("%s are refused with file and line", async (_, files, message) => {
      await expect(putFiles(shop, files)).rejects.toThrow(message)
    })

    it("keep the pages to which the shop links", async () => {
      const pages = (await storedIn(shop, "pages")) as ReadonlyArray<{ readonly slug: string }>
      await expect(put(shop, { pages: pages.filter(({ slug }) => slug !== "terms") })).rejects.toThrow(/pages:1: .*terms/)
      expect(await put(shop, { pages: pages.filter(({ slug }) => slug !== "care") })).toMatchObject([{ change: "gone", key: "care" }])
      expect((await shop.call("GET", "/api/v2/pages/care")).status).toBe(404)
    })

    it("leave no file of a text that is gone", async () => {
      const to = await mkdtemp(join(folder, "to-"))
      await put(shop, { news: [] })
      await writeKind(to, "news", [(await kindOf("news")).example])
      expect(await readdir(join(to, "news"))).toEqual(["tsagiin-khuvaari.en.md", "tsagiin-khuvaari.mn.md"])
      await writeFile(join(to, "news", "notes.txt"), "")
      await writeKind(to, "news", await storedIn(shop, "news"))
      expect(await readdir(join(to, "news"))).toEqual(["notes.txt"])
    })

    it("may have a page changed by a file from a Windows editor", async () => {
      const pages = await storedIn(shop, "pages")
      const to = await mkdtemp(join(folder, "to-"))
      await writeKind(to, "pages", pages)
      const file = join(to, "pages/returns.mn.md")
      const changed = (await readFile(file, "utf8")).replace(/^title: .*/, "title: Манай буцаалт").replaceAll("\n", "\r\n")
      await writeFile(file, `\uFEFF${changed}`)
      const differences = await applyContent(shop.db, await readFolder(to), { now: instantOf(shop.now()), isTrial: false })
      expect(differences).toMatchObject([{ change: "changed", key: "returns" }])
      const { body } = await shop.call("GET", "/api/v2/pages/returns")
      expect([text(body["title"]), Date.parse(text(body["updated_at"])) > shop.now() - 60_000]).toEqual(["Манай буцаалт", true])
    })
  })

  describe(`texts that people use on ${engine.name}`, () => {
    let shop: Trial
    beforeAll(async () => {
      shop = await Trial.begin(engine)
    }, 180_000)
    afterAll(() => shop.end())
    const idOf = async (slug: string) => (await shop.db.query<{ id: number }>("select id from articles where slug = $1", [slug]))[0]?.id

    it("are in the order of their dates", async () => {
      const rows = await shop.db.query<{ id: number }>(
        "select id from articles where kind = 'article' and user_id is null order by created_at",
      )
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1))
    })

    it("are hidden with their bookmarks, and have them again", async () => {
      const articles = (await storedIn(shop, "articles")) as ReadonlyArray<{ readonly slug: string }>
      const somebody = await shop.somebody()
      const id = await idOf("tsas-charga")
      await shop.db.query("insert into bookmarks (user_id, article_id, created_at) values ($1, $2, now())", [somebody.id, id])
      const unread = articles.filter(({ slug }) => slug !== "tsas-charga")
      expect(await put(shop, { articles: unread })).toMatchObject([{ change: "ended", key: "tsas-charga" }])
      expect(await put(shop, { articles: unread })).toEqual([])
      expect((await shop.call("GET", `/api/v2/articles/${id}`)).status).toBe(404)
      await put(shop, { articles })
      expect((await shop.call("GET", `/api/v2/articles/${id}`)).status).toBe(200)
      expect(await shop.db.query("select user_id from bookmarks where article_id = $1 and user_id = $2", [id, somebody.id])).toHaveLength(1)
    })

    it("are deleted once nobody uses them", async () => {
      const articles = (await storedIn(shop, "articles")) as ReadonlyArray<{ readonly slug: string }>
      const somebody = await shop.somebody()
      const id = await idOf("tsas-charga")
      await shop.db.query("insert into bookmarks (user_id, article_id, created_at) values ($1, $2, now())", [somebody.id, id])
      const others = articles.filter(({ slug }) => slug !== "tsas-charga")
      await put(shop, { articles: others })
      for (const table of ["bookmarks", "comments"]) await shop.db.query(`delete from ${table} where article_id = $1`, [id])
      await put(shop, { articles: others.slice(1) })
      expect(await idOf("tsas-charga")).toBeUndefined()
      await put(shop, { articles })
    })

    it("are deleted where nobody uses them", async () => {
      const news = (await storedIn(shop, "news")) as ReadonlyArray<{ readonly slug: string }>
      expect(await put(shop, { news: news.filter(({ slug }) => slug !== "savlagaa") })).toMatchObject([{ change: "gone", key: "savlagaa" }])
      expect(await idOf("savlagaa")).toBeUndefined()
      await put(shop, { news })
    })

    it("have an author who is hidden with followers, and is the same once back", async () => {
      const [authors, articles] = await Promise.all([storedIn(shop, "authors"), storedIn(shop, "articles")])
      const somebody = await shop.somebody()
      const others = (authors as ReadonlyArray<{ readonly key: string }>).filter(({ key }) => key !== "baterdene")
      await expect(put(shop, { authors: others, articles })).rejects.toThrow(/author: .*baterdene.*articles\/suutei-tsai\.mn\.md:4/)
      const [author] = await shop.db.query<{ id: number }>("select id from authors where key = 'baterdene'")
      await shop.db.query("insert into author_followers (user_id, author_id, created_at) values ($1, $2, now())", [somebody.id, author?.id])
      const without = (articles as ReadonlyArray<{ readonly author?: string }>).filter((article) => article.author !== "baterdene")
      expect(await put(shop, { authors: others, articles: without })).toContainEqual(
        expect.objectContaining({ kind: "authors", change: "ended", key: "baterdene" }),
      )
      const status = async () => (await shop.call("GET", `/api/v2/authors/${author?.id}`)).status
      expect(await status()).toBe(404)
      await put(shop, { authors, articles })
      expect([await status(), await shop.db.query("select from author_followers where author_id = $1", [author?.id])]).toEqual([200, [{}]])
    })

    it("are none that shoppers wrote", async () => {
      const own = async () => shop.db.query("select id from articles where user_id is not null order by id")
      const somebody = await shop.somebody()
      await shop.db.query("insert into articles (kind, user_id, state, created_at) values ('article', $1, 'published', now())", [
        somebody.id,
      ])
      const before = await own()
      expect(before.length).toBeGreaterThan(0)
      const articles = await storedIn(shop, "articles")
      expect(articles).toHaveLength(12)
      await put(shop, { articles: [] })
      expect(await own()).toEqual(before)
    })
  })
}
