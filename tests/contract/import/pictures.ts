/** Pictures of a product file: files and addresses that are imported, and hostile ones that are refused. */
import { mkdir, symlink, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { exportProducts } from "#backend/import/export-products.ts"
import { importProducts, type Report } from "#backend/import/import-products.ts"
import { internet, type Network } from "#backend/import/pictures/fetch-picture.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"

const headings = "handle,title_mn,category,price,stock,pictures"

/** A plain picture with metadata that nobody may see. */
const pictureOf = (colour: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: colour } }).withMetadata({
    exif: { IFD0: { Copyright: "secret place" } },
  })

export const picturesOf = (shop: () => Trial, folder: () => string): void => {
  let server: Server | null = null
  /** Paths that the server of the test received. */
  let requested: string[] = []
  /** Origin of that server. */
  let here = ""
  /** Network in which this machine, with the server of the test, is no own network. */
  const friendly: Network = { isRefused: () => false, ports: { has: () => true } as unknown as ReadonlySet<string> }
  /** Imports one product with these pictures. */
  const importPictures = async (
    pictures: string,
    network = friendly,
    slug = `with-picture-${shop().unique()}`,
    isDry = false,
  ): Promise<Report & { readonly slug: string }> => {
    const path = join(folder(), `${slug}.csv`)
    await writeFile(path, `${headings}\n${slug},Зурагтай,women/pictured,1000,1,"${pictures}"\n`)
    return {
      slug,
      ...(await importProducts(shop().db, path, {
        isDry,
        company: "Цэлмэг ХХК",
        now: () => instantOf(shop().now()),
        progress: () => undefined,
        storage: await shop().storage(),
        network,
      })),
    }
  }
  /** Why pictures are left out. */
  const faultsOf = async (pictures: string, network?: Network) =>
    (await importPictures(pictures, network)).leftOut.map(({ reason }) => inEnglish(reason))
  const namesOf = async (slug: string) =>
    (await shop().db.query<{ pictures: ReadonlyArray<string> }>("select pictures from products where slug = $1", [slug]))[0]?.pictures ?? []
  /** A picture of the shop in one size. */
  const fetchPicture = async (name: string, width: number, format: string) => {
    const response = await shop().backend.fetch(
      new Request(`http://localhost/pictures/${name}-${width}.${format}`, { headers: { accept: "image/avif,image/webp" } }),
    )
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  beforeAll(async () => {
    await mkdir(join(folder(), "photos"), { recursive: true })
    await writeFile(join(folder(), "photos", "coat.jpg"), await pictureOf("#a33").jpeg().toBuffer())
    await writeFile(join(folder(), "photos", "broken.jpg"), "no picture at all")
    await writeFile(join(folder(), "photos", "drawing.png"), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')
    await symlink("/etc/hostname", join(folder(), "photos", "link.png"))
    const hat = await pictureOf("#3a3").png().toBuffer()
    server = createServer((request, response) => {
      const path = request.url ?? ""
      requested.push(path)
      if (path === "/hat.png") response.end(hat)
      else if (path === "/moved") response.writeHead(302, { location: "/hat.png" }).end()
      else if (path === "/inside") response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end()
      else if (path === "/round") response.writeHead(302, { location: "/round" }).end()
      else if (path === "/huge") {
        const more = () => {
          while (response.write(Buffer.alloc(1_000_000)));
          response.once("drain", more)
        }
        more()
      } else if (path === "/page") response.end("<html></html>")
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => void server?.listen(0, "127.0.0.1", resolve))
    here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })

  it("is stored from a file, encoded again without metadata, and shown in two sizes", async () => {
    const { slug, pictures } = await importPictures("photos/coat.jpg")
    const [name = ""] = await namesOf(slug)
    expect([name, pictures]).toEqual([expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}$/), 1])
    for (const [width, format] of [
      [160, "avif"],
      [960, "webp"],
    ] as const) {
      const { status, bytes } = await fetchPicture(name, width, format)
      const metadata = await sharp(bytes).metadata()
      expect([status, metadata.width, metadata.height, metadata.format]).toEqual([200, width, width, format === "avif" ? "heif" : "webp"])
      expect(bytes.includes("secret place")).toBe(false)
    }
    expect((await fetchPicture("photo-00000000000000000000000000000000", 160, "avif")).status).toBe(404)
  })

  it("has its mean colour, which is shown until it is loaded", async () => {
    const { slug } = await importPictures("photos/coat.jpg")
    const { body } = await shop().call("GET", `/api/v2/products/${slug}`)
    const [, red = 0, green = 0, blue = 0] =
      /^#(..)(..)(..)$/.exec((plain(body["image"]) as { readonly colour: string }).colour)?.map((part) => Number.parseInt(part, 16)) ?? []
    expect([Math.abs(red - 0xaa), Math.abs(green - 0x33), Math.abs(blue - 0x33)].filter((by) => by > 6)).toEqual([])
  })

  it("fills its square without a transparent bar, cropped or whole [I3]", async () => {
    const [name = ""] = await namesOf((await importPictures("photos/coat.jpg")).slug)
    for (const form of [name, `${name}-whole`]) {
      const { status, bytes } = await fetchPicture(form, 320, "webp")
      expect([form, status, (await sharp(bytes).stats()).isOpaque]).toEqual([form, 200, true])
    }
    expect((await fetchPicture("photo-00000000000000000000000000000000-whole", 320, "webp")).status).toBe(404)
  })

  it("is fetched from an address once, however often it is imported, beside pictures that the shop has", async () => {
    const slug = `fetched-${shop().unique()}`
    const [composed = ""] = await namesOf("nooluuran-urt-palito")
    requested = []
    expect((await importPictures(`${here}/hat.png; photos/coat.jpg; ${composed}`, friendly, slug)).wrong).toEqual([])
    expect(await namesOf(slug)).toEqual([expect.stringMatching(/^photo-/), expect.stringMatching(/^photo-/), composed])
    expect(await importPictures(`${here}/hat.png; photos/coat.jpg; ${composed}`, friendly, slug)).toMatchObject({
      unchanged: 1,
      pictures: 0,
    })
    expect(requested).toEqual(["/hat.png"])
  })

  it("is fetched from an address that redirects", async () => {
    const { slug } = await importPictures(`${here}/moved`)
    expect(await namesOf(slug)).toEqual([expect.stringMatching(/^photo-/)])
  })

  it.each([
    ["photos/broken.jpg", "photos/broken.jpg is broken"],
    ["photos/drawing.png", "photos/drawing.png is neither JPEG, PNG, WebP nor AVIF"],
    ["photos/none.jpg", "photos/none.jpg is not in "],
    ["photos/link.png", "photos/link.png is not in "],
  ])("is left out of its product where it is %s, and the rest is imported", async (source, fault) => {
    const { slug, leftOut, isWritten } = await importPictures(`photos/coat.jpg; ${source}`)
    expect([leftOut.length, leftOut.every(({ reason }) => inEnglish(reason).startsWith(fault)), isWritten]).toEqual([1, true, true])
    expect(await namesOf(slug)).toEqual([expect.stringMatching(/^photo-/)])
  })

  it("that is refused leaves the pictures of its product as they are, and replaces them once it can be read", async () => {
    const { slug } = await importPictures("photos/coat.jpg")
    const before = await namesOf(slug)
    expect(await importPictures("photos/later.jpg", friendly, slug)).toMatchObject({ isWritten: true, leftOut: [{ column: "pictures" }] })
    expect(await namesOf(slug)).toEqual(before)
    await writeFile(join(folder(), "photos", "later.jpg"), await pictureOf("#33a").jpeg().toBuffer())
    expect(await importPictures("photos/later.jpg", friendly, slug)).toMatchObject({ changed: 1, leftOut: [] })
    expect(await namesOf(slug)).not.toEqual(before)
  })

  it.each([
    ["../coat.jpg", "../coat.jpg is no picture: "],
    ["/etc/secret.png", "/etc/secret.png is no picture: "],
    ["file:///etc/passwd", "file:///etc/passwd is no picture: "],
  ])("outside of the folder, %s, makes its line wrong", async (source, fault) => {
    const { slug, wrong: faults, isWritten } = await importPictures(source)
    expect([faults.length, faults.every(({ reason }) => inEnglish(reason).startsWith(fault)), isWritten]).toEqual([1, true, false])
    expect(await shop().db.query("select from products where slug = $1", [slug])).toEqual([])
  })

  it("is left out where its address answers with a page, an error, endless redirects or too much", async () => {
    expect(await faultsOf(`${here}/page`)).toEqual([`${here}/page is broken`])
    expect(await faultsOf(`${here}/none`)).toEqual([`${here}/none answered 404`])
    expect(await faultsOf(`${here}/round`)).toEqual([`${here}/round is redirected too often`])
    expect(await faultsOf(`${here}/huge`)).toEqual([`${here}/huge is larger than 20 MB`])
  })

  it.each([
    "127.0.0.1",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "10.0.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "2130706433",
    "0x7f.1",
  ])("sends no request to %s, which is of the own network", async (host) => {
    requested = []
    const [fault = ""] = await faultsOf(`http://${host}/hat.png`, internet)
    expect(fault).toMatch(/is of the own network$/)
    expect(requested).toEqual([])
  })

  it("is not fetched by a redirect into the own network, from another port or with a password", async () => {
    const outside: Network = { ...friendly, isRefused: (address) => address !== "127.0.0.1" }
    expect(await faultsOf(`${here}/inside`, outside)).toEqual([`${here}/inside: 169.254.169.254 is of the own network`])
    expect(await faultsOf("http://example.com:22/a.png", internet)).toEqual(["http://example.com:22/a.png is no address of a picture"])
    expect(await faultsOf("http://user:word@example.com/a.png", internet)).toEqual([
      "http://user:word@example.com/a.png is no address of a picture",
    ])
  })

  it("is left out where a small file has more pixels than the limit", async () => {
    await writeFile(
      join(folder(), "photos", "bomb.png"),
      await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#000" } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    )
    expect(await faultsOf("photos/bomb.png")).toEqual(["photos/bomb.png has more than 24 million pixels"])
  }, 60_000)

  it("is imported under its name from the files of an export, and left out by a name without a file [I3]", async () => {
    const name = `photo-${"ab".repeat(16)}`
    expect(await faultsOf(name)).toEqual([`${name} is no picture of this shop, and ${name}.webp is not in ${folder()}`])
    await mkdir(join(folder(), "pictures"), { recursive: true })
    await writeFile(join(folder(), "pictures", `${name}.webp`), await pictureOf("#0aa").webp().toBuffer())
    const { slug, ...report } = await importPictures(name)
    expect(report).toMatchObject({ wrong: [], created: 1, pictures: 1 })
    const [present = ""] = await namesOf(slug)
    expect(present).toBe(name)
    expect((await fetchPicture(present, 160, "webp")).status).toBe(200)
    expect((await importPictures(name, friendly, slug)).unchanged).toBe(1)
  })

  it("is written by an export [I3]", async () => {
    const { slug } = await importPictures("photos/coat.jpg")
    const [name = ""] = await namesOf(slug)
    const to = { storage: await shop().storage(), folder: join(folder(), "exported", "pictures") }
    await exportProducts(shop().db, join(folder(), "exported-products.csv"), to)
    expect(await sharp(join(to.folder, `${name}.webp`)).metadata()).toMatchObject({ format: "webp", width: 960 })
  })

  it("is decoded in a trial from a file, and not fetched from an address [I3]", async () => {
    requested = []
    const trial = await importPictures(
      `photos/coat.jpg; photos/broken.jpg; photos/none.jpg; ${here}/none`,
      friendly,
      `tried-${shop().unique()}`,
      true,
    )
    expect(trial.leftOut.map(({ reason }) => inEnglish(reason).split(" ", 4).join(" ")).toSorted()).toEqual([
      "photos/broken.jpg is broken",
      "photos/none.jpg is not in",
    ])
    expect(requested).toEqual([])
  })

  it("is named as cut out where it is transparent, and not where only bars around a photo are [I3]", async () => {
    await writeFile(
      join(folder(), "photos", "cut.png"),
      await sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 9, g: 9, b: 200, alpha: 0.2 } } })
        .png()
        .toBuffer(),
    )
    await writeFile(
      join(folder(), "photos", "opaque.png"),
      await sharp({ create: { width: 30, height: 20, channels: 4, background: { r: 9, g: 9, b: 100, alpha: 1 } } })
        .png()
        .toBuffer(),
    )
    const { slug } = await importPictures("photos/cut.png; photos/opaque.png")
    const names = await namesOf(slug)
    expect(names).toEqual([
      expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}-cut$/),
      expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}$/),
    ])
    expect((await fetchPicture(names[0] ?? "", 160, "webp")).status).toBe(200)
    // The square of a wide photo has transparent bars.
    const other = `photo-${"cd".repeat(16)}`
    const square = sharp(await pictureOf("#0af").png().toBuffer())
      .ensureAlpha()
      .resize(40, 40, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    await mkdir(join(folder(), "pictures"), { recursive: true })
    await writeFile(join(folder(), "pictures", `${other}.webp`), await square.webp().toBuffer())
    expect(await namesOf((await importPictures(other)).slug)).toEqual([expect.stringMatching(/^photo-[0-9a-f]{32}$/)])
  })

  it("is reported with its line of the file [I3]", async () => {
    const slug = `lines-${shop().unique()}`
    const path = join(folder(), `${slug}.csv`)
    await writeFile(
      path,
      `URL handle,Title,Type,SKU,Price,Product image URL\n${slug},Зураг,Socks,${slug},1000,photos/coat.jpg\n${slug},,,,,photos/none.jpg\n`,
    )
    const report = await importProducts(shop().db, path, {
      isDry: true,
      company: "Цэлмэг ХХК",
      now: () => instantOf(shop().now()),
      progress: () => undefined,
      storage: await shop().storage(),
    })
    expect(report.leftOut).toMatchObject([{ line: 3, column: "pictures" }])
  })
}
