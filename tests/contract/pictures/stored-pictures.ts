/** Pictures in the picture storage on one engine: each kind, those of earlier releases, deleted ones and orphans. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { StorageUnavailable, type PictureStorage } from "#backend/pictures/storage/picture-storage.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"
import { parts, picture, uploadsOf } from "./uploads.ts"

const widths = [160, 320, 640, 960]

export const describeStoredPictures = (engine: Engine): void => {
  describe(`stored pictures on ${engine.name}`, () => {
    let [trial, folder]: [Trial | null, string] = [null, ""]
    const shop = (): Trial => {
      if (trial === null) throw new Error("the shop has not been opened")
      return trial
    }
    const uploads = uploadsOf(shop, () => folder)
    const storage = (): Promise<PictureStorage> => shop().storage()
    /** Runs `work` while functions of the storage are replaced. */
    const withStorage = async <T>(changes: (usual: PictureStorage) => Partial<PictureStorage>, work: () => Promise<T>): Promise<T> => {
      const open = await storage()
      const usual = { ...open }
      Object.assign(open, changes(usual))
      try {
        return await work()
      } finally {
        Object.assign(open, usual)
      }
    }
    const stored = async (name: string): Promise<ReadonlyArray<string>> => {
      const found: string[] = []
      for await (const object of (await storage()).list()) if (object.name.includes(name)) found.push(object.name)
      return found.toSorted()
    }
    const inDatabase = async (table: string, name: string): Promise<number> =>
      (
        await shop().db.query<{ rows: number }>(`select count(*)::int as rows from ${table} where name = $1 and bytes is not null`, [name])
      )[0]?.rows ?? 0

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "delguur-pictures-"))
      trial = await Trial.begin(engine, { isDemo: false })
    })
    afterAll(async () => {
      await trial?.end()
      await rm(folder, { recursive: true, force: true })
    })

    /** One of each kind: its table, and its objects by what follows the name. */
    const oneOfEach = async () => {
      const person = await shop().somebody()
      return [
        { ...(await uploads.review(person)), table: "review_pictures", files: ["reviews/.large.webp", "reviews/.small.webp"] },
        { ...(await uploads.article(person)), table: "article_pictures", files: widths.map((width) => `articles/.${width}.webp`) },
        { ...(await uploads.avatar(person)), table: "user_pictures", files: ["users/.square.jpg"] },
        {
          ...(await uploads.imported(`#${String(100_000 + shop().unique())}`)),
          table: "imported_pictures",
          files: ["imported/.square.webp"],
        },
      ]
    }
    const objectsOf = ({ name, files }: { readonly name: string; readonly files: ReadonlyArray<string> }) =>
      files.map((file) => file.replace("/.", `/${name}.`)).toSorted()

    it("lie in the storage and not in the database, of every kind", async () => {
      for (const one of await oneOfEach()) {
        expect([one.table, await inDatabase(one.table, one.name), await stored(one.name)]).toEqual([one.table, 0, objectsOf(one)])
        const [status, length] = await uploads.shown(one.address)
        expect([one.table, status, length > 100]).toEqual([one.table, 200, true])
      }
    })

    it("are shown from the database where an earlier release stored them there, and move an hour after the upgrade", async () => {
      const kinds = await oneOfEach()
      // What the release before would have written.
      for (const { table, name, ...one } of kinds) {
        const objects = objectsOf({ name, ...one })
        for (const object of objects) {
          const bytes = ((await (await storage()).get(object)) ?? Buffer.alloc(0)).toString("base64")
          const [, width = null] = /\.(\d+)\.webp$/.exec(object) ?? []
          const column = object.includes(".small.") ? "small" : "bytes"
          await shop().db.query(
            `update ${table} set ${column} = decode($2, 'base64') where name = $1 ${width === null ? "" : `and width = ${width}`}`,
            [name, bytes],
          )
        }
        await (await storage()).remove(objects)
      }
      const before = await Promise.all(kinds.map(({ address }) => uploads.shown(address)))
      expect(before.map(([status]) => status)).toEqual([200, 200, 200, 200])
      await shop().backend.tend()
      // Processes of the release before may still run.
      for (const { name } of kinds) expect(await stored(name)).toEqual([])
      shop().wait(61)
      await shop().backend.tend()
      for (const one of kinds)
        expect([one.table, await inDatabase(one.table, one.name), await stored(one.name)]).toEqual([one.table, 0, objectsOf(one)])
      expect(await Promise.all(kinds.map(({ address }) => uploads.shown(address)))).toEqual(before)
    })

    it("are whole after several moves at once", async () => {
      const person = await shop().somebody()
      const names: string[] = []
      for (let at = 0; at < 3; at++) names.push((await uploads.article(person)).name)
      await shop().db.query("update article_pictures set bytes = decode('00', 'hex') where name = any ($1)", [names])
      shop().wait(2)
      await Promise.all([shop().backend.tend(), shop().backend.tend(), shop().backend.tend()])
      for (const name of names) expect([await inDatabase("article_pictures", name), (await stored(name)).length]).toEqual([0, 4])
    })

    it("go with their review, their article, their user and the picture that takes their place", async () => {
      const person = await shop().somebody()
      const [review, article, first] = [await uploads.review(person), await uploads.article(person), await uploads.avatar(person)]
      const second = await uploads.avatar(person, "#b22")
      await shop().backend.tend()
      expect([(await stored(first.name)).length, (await stored(second.name)).length]).toEqual([0, 1])
      await shop().call("DELETE", `${review.path}/mine`, { headers: person.headers })
      expect(await uploads.shown(review.address)).toEqual([404, 0])
      const another = await uploads.review(person)
      await shop().backend.tend()
      expect([(await stored(review.name)).length, (await stored(another.name)).length]).toEqual([0, 2])

      await shop().db.query("delete from users where id = $1", [person.id])
      for (const { address } of [article, second, another]) expect((await uploads.shown(address))[0]).toBe(404)
      await shop().backend.tend()
      for (const { name } of [article, second, another]) expect(await stored(name)).toEqual([])
    })

    it("are removed later where the storage is down when their review is deleted", async () => {
      const person = await shop().somebody()
      const { name, path } = await uploads.review(person)
      await withStorage(
        () => ({ remove: () => Promise.reject(new Error("down")) }),
        async () => {
          await shop().call("DELETE", `${path}/mine`, { headers: person.headers })
          await shop().backend.tend()
          expect(await stored(name)).toHaveLength(2)
        },
      )
      await shop().backend.tend()
      expect(await stored(name)).toEqual([])
    })

    it("lose orphans of a day, and nothing that a row names or another release may know", async () => {
      // The job has its daily run with young objects first.
      shop().wait(25 * 60)
      const kinds = await oneOfEach()
      const name = "00000000-0000-4000-8000-000000000000"
      const orphans = [`reviews/${name}.large.webp`, `articles/${name}.160.webp`, `users/${name}.square.jpg`, `unfinished/${name}.part`]
      // A picture named by its content may be imported again at any moment.
      const others = [`imported/photo-${name}.square.webp`, `future/${name}.webp`]
      for (const object of [...orphans, ...others]) await (await storage()).put(object, Buffer.from("a"))
      await shop().backend.tend()
      expect(await stored(name)).toEqual([...orphans, ...others].toSorted())
      shop().wait(25 * 60)
      await shop().backend.tend()
      expect(await stored(name)).toEqual(others.toSorted())
      for (const one of kinds) expect(await stored(one.name)).toEqual(objectsOf(one))
    })

    it("write nothing where the storage is down: 503, and the review can be sent again with the same key", async () => {
      const person = await shop().somebody()
      const { path } = await uploads.review(person)
      await shop().call("DELETE", `${path}/mine`, { headers: person.headers })
      const headers = { ...person.headers, "idempotency-key": "a review with a picture" }
      const body = async () => parts(["rating", "4"], ["comment", "Дахин"], ["images[][file]", await picture()])
      const failed = await withStorage(
        () => ({
          put: () =>
            Promise.reject(
              new StorageUnavailable({ key: "pictures.bucket.unreachable", values: { bucket: "shop", endpoint: "https://s3.example.mn" } }),
            ),
        }),
        async () => uploads.send(path, headers, await body()),
      )
      expect([failed.status, Object.keys(failed.body)]).toEqual([503, ["error"]])
      expect((await shop().call("GET", `${path}/mine`, { headers })).body).toMatchObject({ rating: null, pictures: [] })
      const sent = await uploads.send(path, headers, await body())
      expect([sent.status, sent.body["rating"], (sent.body["pictures"] as unknown as ReadonlyArray<unknown>).length]).toEqual([200, 4, 1])
    })

    it("are encoded and stored once for a repeated call, outside of the transaction", async () => {
      const person = await shop().somebody()
      const { path } = await uploads.review(person)
      let [puts, queriesMeanwhile] = [0, 0]
      const counted = ({ put }: PictureStorage) => ({
        put: async (name: string, bytes: Uint8Array) => {
          puts += 1
          // An embedded database has one connection: within a transaction this would wait for itself.
          queriesMeanwhile += (await shop().db.query("select 1")).length
          await put(name, bytes)
        },
      })
      const headers = { ...person.headers, "idempotency-key": "sent twice, stored once" }
      const form = parts(["rating", "3"], ["comment", "Нэг удаа"], ["images[][file]", await picture()])
      const [first, again] = await withStorage(
        counted,
        async () => [await uploads.send(path, headers, form), await uploads.send(path, headers, form)] as const,
      )
      expect([first.status, again.status, puts, queriesMeanwhile]).toEqual([200, 200, 2, 2])
      expect(again.body).toEqual(first.body)
    })
  })
}
