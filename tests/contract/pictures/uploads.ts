/** Uploads of each kind of picture, as shoppers and the merchant make them. */
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { importProducts } from "#backend/import/import-products.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, text, type Body, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const picture = async (colour = "#1b4dd8"): Promise<File> => {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], "coat.png", { type: "image/png" })
}

/** `address` shows the picture; `name` is its row's. */
type Uploaded = { readonly address: string; readonly name: string }

const nameIn = (src: string): string => /([0-9a-f-]{36})/.exec(src)?.[1] ?? ""

/** Multipart body of named parts. */
export const parts = (...named: ReadonlyArray<readonly [string, string | File]>): FormData => {
  const body = new FormData()
  for (const [name, value] of named) body.append(name, value)
  return body
}

export const uploadsOf = (shop: () => Trial, folder: () => string) => {
  const send = async (path: string, headers: Readonly<Record<string, string>>, body: FormData) => {
    const answer = await shop().backend.fetch(new Request(`http://localhost${path}`, { method: "POST", headers, body }))
    return { status: answer.status, body: (await answer.json()) as Body }
  }

  /** Id and stored picture's name of an imported product. */
  const product = async (colour: string): Promise<{ readonly id: number; readonly name: string }> => {
    const slug = `imported-${shop().unique()}`
    await writeFile(join(folder(), `${slug}.png`), Buffer.from(await (await picture(colour)).arrayBuffer()))
    await writeFile(
      join(folder(), `${slug}.csv`),
      `handle,title_mn,category,price,stock,pictures\n${slug},Зурагтай,women/pictured,1000,1,${slug}.png\n`,
    )
    const options = {
      isDry: false,
      company: "Цэлмэг ХХК",
      now: () => instantOf(Date.now()),
      progress: () => undefined,
      storage: await shop().storage(),
    }
    await importProducts(shop().db, join(folder(), `${slug}.csv`), options)
    const [row] = await shop().db.query<{ id: number; pictures: ReadonlyArray<string> }>(
      "select id, pictures from products where slug = $1",
      [slug],
    )
    return { id: row?.id ?? 0, name: row?.pictures[0] ?? "" }
  }

  return {
    send,
    imported: async (colour: string): Promise<Uploaded> => {
      const { name } = await product(colour)
      return { address: `/pictures/${name}-320.webp`, name }
    },
    review: async ({ headers }: Somebody): Promise<Uploaded & { readonly path: string }> => {
      const path = `/api/v2/products/${(await product("#777")).id}/reviews`
      const { body } = await send(path, headers, parts(["rating", "5"], ["comment", "Зурагтай"], ["images[][file]", await picture()]))
      const src = text(body["pictures"]?.[0]?.["src"])
      return { address: `${src}-960.avif`, name: nameIn(src), path }
    },
    article: async ({ headers }: Somebody): Promise<Uploaded & { readonly id: number }> => {
      const { body: article } = await shop().call("POST", "/api/v2/articles", {
        headers,
        body: { title: "Талх", summary: "", body: { blocks: [] }, tags: [] },
      })
      const id = Number(plain(article["id"]))
      const { body } = await send(`/api/v2/articles/${id}/upload_image`, headers, parts(["image", await picture()]))
      const src = text(body["src"])
      return { address: `${src}-640.avif`, name: nameIn(src), id }
    },
    avatar: async ({ headers }: Somebody, colour?: string): Promise<Uploaded> => {
      const { body } = await send("/api/v2/users/update_avatar", headers, parts(["avatar", await picture(colour)]))
      const address = text(body["profile"])
      return { address, name: nameIn(address) }
    },
    /** Status and length of what an address shows. */
    shown: async (address: string): Promise<readonly [number, number]> => {
      const answer = await shop().backend.fetch(new Request(`http://localhost${address}`))
      return [answer.status, (await answer.arrayBuffer()).byteLength]
    },
  }
}
