import sharp from "sharp"
import { describe, expect, it } from "vitest"
import { get } from "./test-page-server.ts"

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string }

describe("web app manifest", () => {
  it("names icons for home screens, which are served in their size", async () => {
    const manifest = (await (await get("/manifest.webmanifest")).json()) as { readonly icons: ReadonlyArray<Icon> }
    const pictures = manifest.icons.filter(({ type }) => type === "image/png")
    expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"])
    for (const { src, sizes } of pictures) {
      const answer = await get(src)
      expect(answer.headers.get("content-type")).toBe("image/png")
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, "png"])
    }
  })

  it.each([
    ["/cart", "/manifest.webmanifest", "/", "mn"],
    ["/en/cart", "/en/manifest.webmanifest", "/en", "en"],
  ])("of %s starts the app in the language of the page, as the same app [B27]", async (page, address, start, lang) => {
    expect(await (await get(page)).text()).toContain(`<link rel="manifest" href="${address}">`)
    const manifest: unknown = await (await get(address)).json()
    expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: start, lang })
  })

  it("fills a maskable icon to its corners", async () => {
    const corner = async (src: string) => {
      const picture = sharp(Buffer.from(await (await get(src)).arrayBuffer())).ensureAlpha()
      return (await picture.raw().toBuffer())[3]
    }
    expect(await corner("/icon-maskable-512.png")).toBe(255)
    expect(await corner("/icon-512.png")).toBe(0)
  })
})
