/** Pictures of returns: their encoding, who sees them, refusals, and their removal with the account. */
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import type { Scope } from "#adapters/shop/contract/endpoint.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { pictureFile } from "#tests/contract/support/picture-file.ts"
import { listOf, plain, type Body, text, type Trial } from "#tests/contract/support/test-backend.ts"
import { newKeyHeaders } from "../merchant/merchant-steps.ts"

/** A picture with a hostile name. */
const uploadOf = (format?: "jpeg" | "png" | "gif") => pictureFile('"><script>alert(1)</script>', format)

/** Bytes of a picture in a response. */
const bytesOf = (picture: Body | undefined) => Buffer.from(text(picture?.["content"]), "base64")

export const returnPictures = (shop: () => Trial): void => {
  const delivered = async () => {
    const somebody = await shop().somebody()
    const number = await shop().placed(somebody, await shop().variant(9, 40_000), 3)
    await shop().delivered(number)
    return { somebody, number, line: text((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"]) }
  }
  type Delivered = Awaited<ReturnType<typeof delivered>>
  const request = async (
    { somebody, number, line }: Delivered,
    files: ReadonlyArray<File>,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const body = new FormData()
    for (const [name, value] of [
      ["reason", "damaged"],
      ["note", "Урагдсан"],
      ["lines[][id]", line],
      ["lines[][quantity]", "1"],
    ] as const)
      body.append(name, value)
    for (const file of files) body.append("pictures[][file]", file)
    const answer = await shop().backend.fetch(
      new Request(`http://localhost/api/v2/orders/${number}/returns`, {
        method: "POST",
        headers: { ...somebody.headers, ...headers },
        body,
      }),
      { address: `10.9.${somebody.id % 250}.1` },
    )
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => shop().call("GET", path, { headers })
  const key = (scope: Scope) => newKeyHeaders(shop(), scope)
  /** A requested return with two pictures. */
  const returnWithPictures = async () => {
    const order = await delivered()
    const { body } = await request(order, [await uploadOf(), await uploadOf("png")])
    return {
      ...order,
      returnNumber: text(body["returns"]?.[0]?.["number"]),
      names: listOf(body["returns"]?.[0]?.["pictures"]).map(text),
      path: `/api/v2/orders/${order.number}/returns/pictures`,
    }
  }

  describe("pictures of a return", () => {
    it("are encoded again in two sizes and shown to the shopper in their order [W8]", async () => {
      const {
        somebody: { headers },
        number,
        names,
        path,
      } = await returnWithPictures()
      expect(names).toHaveLength(2)
      expect((await get(`/api/v2/orders/${number}/returns`, headers)).body["returns"]).toMatchObject([
        { note: "Урагдсан", reason: "damaged", lines: [{ quantity: 1 }], pictures: names },
      ])
      const small = await get(path, headers)
      expect([small.headers.get("cache-control"), listOf(small.body["pictures"]).map(({ name }) => text(name))]).toEqual([
        "no-store",
        names,
      ])
      expect(await sharp(bytesOf(small.body["pictures"]?.[1])).metadata()).toMatchObject({
        width: 320,
        height: 160,
        format: "webp",
      })
      const large = await get(`${path}/${names[0]}`, headers)
      expect(await sharp(bytesOf(large.body)).metadata()).toMatchObject({ width: 1280, height: 640, format: "webp" })
      expect([text(large.body["type"]), bytesOf(large.body).includes("secret")]).toEqual(["image/webp", false])
      expect(JSON.stringify([small.body, large.body])).not.toContain("script")
    })

    it("are hidden from visitors, from other shoppers and from keys of other scopes", async () => {
      const [{ returnNumber, names, path }, other] = [await returnWithPictures(), await returnWithPictures()]
      const name = names[0] ?? ""
      const tries = [
        [path, {}],
        [`${path}/${name}`, {}],
        [path, other.somebody.headers],
        [`${path}/${name}`, other.somebody.headers],
        [`${other.path}/${name}`, other.somebody.headers],
      ] as const
      const statuses: number[] = []
      for (const [tried, headers] of tries) statuses.push((await get(tried, headers)).status)
      expect(statuses).toEqual([401, 401, 404, 404, 404])
      const ofMerchant = `/api/v2/merchant/returns/${returnNumber}/pictures`
      expect([
        (await get(ofMerchant)).status,
        (await get(ofMerchant, other.somebody.headers)).status,
        (await get(ofMerchant, await key("stock"))).status,
      ]).toEqual([401, 401, 403])
      // No public address of pictures knows them.
      for (const file of [`/api/v2/pictures_of_reviews/${name}-320.avif`, `/pictures/${name}-320.avif`])
        expect((await shop().backend.fetch(new Request(`http://localhost${file}`))).status).toBe(404)
    })

    it("are counted and sent to the merchant by key [W8]", async () => {
      const [{ returnNumber, names }, headers] = [await returnWithPictures(), await key("orders")]
      const found = listOf((await get("/api/v2/merchant/returns", headers)).body["returns"]).find(
        ({ number }) => text(number) === returnNumber,
      )
      expect(plain(found?.["pictures"])).toBe(2)
      const { body } = await get(`/api/v2/merchant/returns/${returnNumber}/pictures`, headers)
      expect(listOf(body["pictures"]).map(({ name }) => text(name))).toEqual(names)
      expect(await sharp(bytesOf(body["pictures"]?.[0])).metadata()).toMatchObject({ width: 1280, format: "webp" })
      expect((await get("/api/v2/merchant/returns/B000000000/pictures", headers)).status).toBe(404)
    })

    it("are shown on the merchant's desk of the sandbox, on this machine alone", async () => {
      const { names } = await returnWithPictures()
      const desk = await (await shop().backend.fetch(new Request("http://localhost/sandbox"), { address: "127.0.0.1" })).text()
      expect(desk).toContain(`/sandbox/return-pictures/${names[1]}`)
      const shown = await shop().backend.fetch(new Request(`http://localhost/sandbox/return-pictures/${names[1]}`), {
        address: "127.0.0.1",
      })
      expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
        200,
        "image/webp",
        "private, no-store",
      ])
      expect(
        (await shop().backend.fetch(new Request(`http://localhost/sandbox/return-pictures/${names[1]}`), { address: "203.0.113.9" }))
          .status,
      ).toBe(404)
    })

    it("are stored once when the request is sent twice by one key", async () => {
      const order = await delivered()
      const intent = { "idempotency-key": `pictures-${shop().unique()}-of-one-press` }
      const [one, other] = [await request(order, [await uploadOf()], intent), await request(order, [await uploadOf()], intent)]
      expect([one.status, other.body]).toEqual([200, one.body])
      const [row] = await shop().db.query<{ count: number }>(
        "select count(*)::int as count from return_pictures p join returns r on r.id = p.return_id join orders o on o.id = r.order_id where o.number = $1",
        [order.number],
      )
      expect(row?.count).toBe(1)
    })

    it("may not differ between two requests of one key: in content, name, type, number or order [W8]", async () => {
      const order = await delivered()
      const intent = () => ({ "idempotency-key": `pictures-${shop().unique()}-of-another-press` })
      const [jpeg, png] = [await uploadOf(), await uploadOf("png")]
      const bytes = await jpeg.arrayBuffer()
      const flipped = new File([new Uint8Array(await sharp(Buffer.from(bytes)).flip().jpeg().toBuffer())], jpeg.name, { type: jpeg.type })
      const others: ReadonlyArray<ReadonlyArray<File>> = [
        [flipped],
        [new File([bytes], "other.jpg", { type: jpeg.type })],
        [new File([bytes], jpeg.name, { type: "image/webp" })],
        [jpeg, png],
        [],
      ]
      const headers = intent()
      const first = await request(order, [jpeg], headers)
      const statuses: number[] = []
      for (const files of others) statuses.push((await request(order, files, headers)).status)
      expect([first.status, statuses]).toEqual([200, [422, 422, 422, 422, 422]])
      expect((await request(order, [flipped], { ...headers, "accept-language": "en" })).body["error"]).toEqual(
        "This key was used for another request",
      )
      expect(await request(order, [new File([bytes], jpeg.name, { type: jpeg.type })], headers)).toEqual(first)
      expect((await get(`/api/v2/orders/${order.number}/returns`, order.somebody.headers)).body["returns"]).toHaveLength(1)
      const pair = intent()
      expect([(await request(order, [jpeg, png], pair)).status, (await request(order, [png, jpeg], pair)).status]).toEqual([200, 422])
    })

    it("refuse the whole return where they are too many, broken or no pictures", async () => {
      const order = await delivered()
      const picture = await uploadOf()
      const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: "#fff" } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      const wrong: ReadonlyArray<ReadonlyArray<File>> = [
        Array.from({ length: 6 }, () => picture),
        [new File(["<svg onload='alert(1)'/>"], "a.jpg", { type: "image/jpeg" })],
        [await uploadOf("gif")],
        [new File([new Uint8Array(bomb)], "bomb.png", { type: "image/png" })],
        [picture, new File([(await picture.arrayBuffer()).slice(0, 900)], "b.jpg", { type: "image/jpeg" })],
      ]
      for (const files of wrong) {
        const { status, body } = await request(order, files)
        expect([status, plain(body["error"])]).toEqual([422, expect.stringMatching(/[зЗ]ураг/u)])
      }
      expect((await get(`/api/v2/orders/${order.number}/returns`, order.somebody.headers)).body["returns"]).toEqual([])
      expect((await request({ ...order, somebody: await shop().somebody() }, [picture])).status).toBe(404)
    })

    it("are limited by person, returns without them are not", async () => {
      const order = await delivered()
      await shop().db.query("insert into rate_limits (key, began_at, count) values ($1, $2, 20)", [
        `pictures of returns of ${order.somebody.id}`,
        instantOf(shop().now()),
      ])
      expect((await request(order, [await uploadOf()])).status).toBe(429)
      expect((await request(order, [])).status).toBe(200)
    })

    it("are named in the export of their shopper, without their content", async () => {
      const { somebody, returnNumber, names } = await returnWithPictures()
      const { body } = await get("/api/v2/users/export", somebody.headers)
      expect([body["returns"], body["return_pictures"]]).toMatchObject([
        [{ number: returnNumber, note: "Урагдсан" }],
        names.map((name) => ({ name })),
      ])
      expect(JSON.stringify(body["return_pictures"])).not.toMatch(/bytes|small/)
    })

    it("are gone with the account, and so is the note of the return", async () => {
      const { somebody, returnNumber } = await returnWithPictures()
      await shop().call("POST", "/api/v2/users/confirmation", { headers: somebody.headers })
      const left = await shop().call("POST", "/api/v2/users/leaving", {
        headers: somebody.headers,
        body: { code: await shop().lastCode(somebody.login) },
      })
      const headers = await key("orders")
      expect([left.status, (await get(`/api/v2/merchant/returns/${returnNumber}/pictures`, headers)).body]).toEqual([200, { pictures: [] }])
      expect(await shop().db.query("select note from returns where number = $1", [returnNumber])).toEqual([{ note: "" }])
    })
  })
}
