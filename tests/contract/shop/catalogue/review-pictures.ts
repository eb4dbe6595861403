/** Pictures of reviews: uploaded, encoded again, stored, removed, and refused. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { pictureFile } from "#tests/contract/support/picture-file.ts"
import { listOf, plain, text, type Body, type Trial } from "#tests/contract/support/test-backend.ts"

const uploadOf = (format?: "jpeg" | "png" | "gif") => pictureFile("coat", format)

export const reviewPictures = (shop: () => Trial): void => {
  describe("pictures of a review", () => {
    const path = "/api/v2/products/3/reviews"

    const send = async (headers: Readonly<Record<string, string>>, parts: ReadonlyArray<readonly [string, string | File]>) => {
      const body = new FormData()
      for (const [name, value] of parts) body.append(name, value)
      const response = await shop().backend.fetch(new Request(`http://localhost${path}`, { method: "POST", headers, body }))
      shop().coverage.note("POST", path, response.status)
      return { status: response.status, body: (await response.json()) as Body }
    }

    const fields: ReadonlyArray<readonly [string, string]> = [
      ["rating", "5"],
      ["comment", "Зурагтай"],
    ]

    it("are encoded again, shown in their order, and deleted with the review [C19] [E27]", async () => {
      const { headers } = await shop().somebody()
      const sent = await send(headers, [
        ...fields,
        ["images[][file]", await uploadOf()],
        ["images[][name]", "one.jpg"],
        ["images[][file]", await uploadOf("png")],
        ["images[][name]", "two.png"],
      ])
      expect([sent.status, plain(sent.body["rating"])]).toEqual([200, 5])
      const pictures = listOf(sent.body["pictures"]).map(({ src }) => text(src))
      expect(pictures).toHaveLength(2)
      const [shown] = listOf((await shop().call("GET", path)).body["reviews"])
      expect(listOf(shown?.["images"]).map(({ src }) => text(src))).toEqual(pictures)
      const served = await shop().backend.fetch(new Request(`http://localhost${pictures[0]}-960.avif`))
      const bytes = Buffer.from(await served.arrayBuffer())
      expect([served.status, served.headers.get("content-type"), bytes.includes("secret")]).toEqual([200, "image/webp", false])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 640, format: "webp" })
      const small = await shop().backend.fetch(new Request(`http://localhost${pictures[0]}-160.avif`))
      expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 320 })
      await shop().call("DELETE", `${path}/mine`, { headers })
      expect((await shop().backend.fetch(new Request(`http://localhost${pictures[0]}-960.avif`))).status).toBe(404)
    })

    it("stay if their names are sent again, and are deleted otherwise", async () => {
      const writer = await shop().somebody()
      const first = await send(writer.headers, [...fields, ["images[][file]", await uploadOf()], ["images[][file]", await uploadOf()]])
      const names = listOf(first.body["pictures"]).map(({ src }) => text(src).split("/").at(-1) ?? "")
      const second = await send(writer.headers, [
        ...fields,
        ["images[][name]", names[1] ?? ""],
        ["images[][name]", "new"],
        ["images[][file]", await uploadOf("png")],
      ])
      const stored = listOf(second.body["pictures"]).map(({ src }) => text(src).split("/").at(-1))
      expect([stored.length, stored[0], names.includes(stored[1] ?? "")]).toEqual([2, names[1], false])
      const without = await shop().call("POST", path, { headers: writer.headers, body: { rating: 4, comment: "Зураггүй" } })
      expect([without.status, listOf(without.body["pictures"])]).toEqual([200, []])
    })

    it("are not taken over by the review of another writer who sends their names", async () => {
      const [writer, other] = [await shop().somebody(), await shop().somebody()]
      const own = await send(writer.headers, [...fields, ["images[][file]", await uploadOf()]])
      const [name = ""] = listOf(own.body["pictures"]).map(({ src }) => text(src).split("/").at(-1))
      const foreign = await send(other.headers, [...fields, ["images[][name]", name]])
      expect([foreign.status, foreign.body["pictures"]]).toEqual([200, []])
    })

    it("are refused with the review if they are too many, broken or no pictures", async () => {
      const { headers } = await shop().somebody()
      const picture = await uploadOf()
      const decompressionBomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: "#fff" } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      const refused: ReadonlyArray<ReadonlyArray<readonly [string, File]>> = [
        Array.from({ length: 11 }, () => ["images[][file]", picture] as const),
        [["images[][file]", new File(["<svg/>"], "a.jpg", { type: "image/jpeg" })]],
        [["images[][file]", await uploadOf("gif")]],
        [["images[][file]", new File([new Uint8Array(decompressionBomb)], "bomb.png", { type: "image/png" })]],
        [["images[][file]", new File([(await picture.arrayBuffer()).slice(0, 900)], "b.jpg", { type: "image/jpeg" })]],
      ]
      for (const images of refused) {
        const { status, body } = await send(headers, [...fields, ...images])
        expect([status, plain(body["error"])]).toEqual([422, expect.stringMatching(/[зЗ]ураг/u)])
      }
      expect((await shop().call("GET", `${path}/mine`, { headers })).body).toMatchObject({ rating: null, pictures: [] })
    })

    it("are missing under another name", async () => {
      for (const name of ["../secret-320.avif", "8f1c-320.avif", `${"0".repeat(36)}-320.avif`]) {
        expect((await shop().backend.fetch(new Request(`http://localhost/api/v2/pictures_of_reviews/${name}`))).status).toBe(404)
      }
    })
  })
}
