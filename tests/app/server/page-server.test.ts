import sharp from "sharp"
import { createHash } from "node:crypto"
import { describe, expect, it, vi } from "vitest"
import { ports, product, site } from "./page-data.ts"
import { get, open, textAt } from "./test-page-server.ts"

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
  )

/** Texts of the scripts within a page that a browser runs. */
const inlineScripts = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/\bsrc=|type="application\/(?:ld\+)?json"/.test(groups?.["attributes"] ?? ""))
    .map(({ groups }) => groups?.["text"] ?? "")

/** Address of the small picture within a page; `undefined` without one. */
const inlinePicture = (html: string): string | undefined =>
  /<style id="first-picture" media="\(max-width: 760px\)">img\[fetchpriority=high\]\{background:url\((?<address>[^)]*)\)/.exec(html)
    ?.groups?.["address"]

describe("page", () => {
  it.each([
    ["/", 200],
    ["/en", 200],
    ["/products", 200],
    ["/t/women/clothing", 200],
    ["/search?q=гутал", 200],
    [`/products/${product.slug}`, 200],
    ["/products/no-such-thing", 404],
    ["/no-such-page", 404],
    ["/lease?price=1090000", 200],
    ["/cart", 200],
    ["/login", 200],
    ["/account/orders/R1/pay", 200],
  ])("at %s has status %i", async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('<main id="main"')
  })

  it.each([
    ["/products/", "/products"],
    ["/Products?sale=1", "/products?sale=1"],
    ["/en/", "/en"],
  ])("at %s redirects to %s", async (path, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to])
  })

  it("names its language, canonical address and other language", async () => {
    const html = await textAt("/en/products?sale=1")
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<link rel="canonical" href="http://shop.mn/en/products">')
    expect(html).toContain('<link rel="alternate" hreflang="mn" href="http://shop.mn/products">')
    expect(html).toContain('<link rel="alternate" hreflang="en" href="http://shop.mn/en/products">')
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="http://shop.mn/products">')
  })

  it("runs only inline scripts that its policy names", async () => {
    for (const path of ["/", "/products", `/products/${product.slug}`, "/cart", "/nothing"]) {
      const answer = await get(path)
      const policy = answer.headers.get("content-security-policy") ?? ""
      const html = await answer.text()
      const hashes = inlineScripts(html).map((script) => createHash("sha256").update(script).digest("base64"))
      expect(hashes).toHaveLength(2)
      expect(policy).toContain(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(" ")};`)
      expect(policy.split(";").find((part) => part.includes("script-src"))).not.toContain("unsafe-inline")
      expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/)
    }
  })

  it("names its scripts after the first view", async () => {
    const html = await textAt("/products")
    const named = html.slice(html.indexOf('<template id="scripts">'), html.lastIndexOf("</template>"))
    expect(named).toContain('<link rel="modulepreload" href="/assets/m.js">')
    expect(named).toContain('<script type="module" src="/assets/e.js">')
    expect(html.replace(named, "")).not.toMatch(/modulepreload|src="\/assets/)
  })

  it("inlines its route and the addresses of its files", async () => {
    const html = await textAt(`/products/${product.slug}`)
    const [, text = ""] = /<script type="application\/json" id="route">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(text)).toMatchObject({
      name: "catalogue/product",
      audience: "everybody",
      params: { slug: product.slug },
      files: { page: "/assets/p.js", messages: ["/assets/w.js"], adapters: [] },
    })
  })

  it("inlines the first picture, and does without it if it cannot be fetched", async () => {
    const backend = vi.fn(async (request: Request) => {
      const isSmallPicture = new URL(request.url).pathname.endsWith("-320.avif")
      return isSmallPicture ? new Response("picture") : new Response(null, { status: 404 })
    })
    const server = open({}, { backend })
    expect(inlinePicture(await textAt("/products", server))).toBe(`data:image/avif;base64,${btoa("picture")}`)
    server.pass(60_000)
    await get("/products", {}, server)
    expect(backend).toHaveBeenCalledTimes(1)
    const broken = open({}, { backend: () => Promise.reject(new Error("no pictures")) })
    const answer = await get("/products", {}, broken)
    expect(answer.status).toBe(200)
    expect(inlinePicture(await answer.text())).toBeUndefined()
  })

  it("has the accent of its site [I3]", async () => {
    const accented = { ...site, config: { ...site.config, accent: "#7a1fa2" } }
    const server = open({ fetchSite: () => Promise.resolve(accented) })
    expect(await textAt("/", server)).toContain("html:root{--sky:#7a1fa2;")
    expect(await textAt("/favicon.svg", server)).toContain('fill="#7a1fa2"')
    expect(await textAt("/")).not.toContain("html:root{--sky")
  })

  it("has the picture of its site at the top of the home page, and where that is shared [E28]", async () => {
    const pictured = { ...site, config: { ...site.config, heroPicture: "photo-0123456789abcdef0123456789abcdef" } }
    const html = await textAt("/", open({ fetchSite: () => Promise.resolve(pictured) }))
    expect(html).toContain('src="/pictures/photo-0123456789abcdef0123456789abcdef-whole-320.avif"')
    expect(html).toContain('<meta property="og:image" content="http://shop.mn/pictures/photo-0123456789abcdef0123456789abcdef-960.jpg">')
  })

  it("has the logo of its site in the header, as its icon and for the installed shop [E28]", async () => {
    const red = await sharp({ create: { width: 960, height: 960, channels: 3, background: "#d01010" } })
      .webp()
      .toBuffer()
    const branded = { ...site, config: { ...site.config, logo: "crown", sharePicture: "street" } }
    const backend = (request: Request) =>
      Promise.resolve(
        request.url.endsWith("/pictures/crown-960.webp") ? new Response(new Uint8Array(red)) : new Response(null, { status: 404 }),
      )
    const server = open({ fetchSite: () => Promise.resolve(branded) }, { backend })
    const html = await textAt("/", server)
    expect(html).toContain('src="/pictures/crown-160.avif"')
    expect(html).toContain('<meta property="og:image" content="http://shop.mn/pictures/street-960.jpg">')
    expect(await textAt("/favicon.svg", server)).toMatch(/<image [^>]*href="data:image\/png;base64,[^"]+"\/>/)
    const icon = Buffer.from(await (await get("/icon-maskable-512.png", {}, server)).arrayBuffer())
    const colourAt = async (left: number) => [
      ...(await sharp(icon).removeAlpha().extract({ left, top: 256, width: 1, height: 1 }).raw().toBuffer()),
    ]
    expect([await colourAt(256), await colourAt(20)]).toEqual([
      [207, 16, 17],
      [250, 248, 244],
    ])
  })

  it("draws its icon where the picture of the logo is lost", async () => {
    const server = open(
      { fetchSite: () => Promise.resolve({ ...site, config: { ...site.config, logo: "gone" } }) },
      { backend: () => Promise.resolve(new Response(null, { status: 404 })) },
    )
    expect(await textAt("/favicon.svg", server)).toContain("<circle")
  })

  it("has the telephone of its site [I4]", async () => {
    const other = { ...site, config: { ...site.config, supportPhone: "7511 2200" } }
    const server = open({ fetchSite: () => Promise.resolve(other) })
    for (const path of ["/", "/en/lease"]) {
      const html = await textAt(path, server)
      expect(html).toMatch(/<footer.*<a[^>]*href="tel:[+\d]*75112200"[^>]*>(?:<[^>]*>|[^<])*7511[\s\u00a0]?2200/su)
      expect(html).not.toContain(site.config.supportPhone)
    }
  })

  it("has the security headers", async () => {
    const { headers } = await get("/")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
  })

  it("escapes its content", async () => {
    const answer = await get("/search?q=" + encodeURIComponent("</script><script>alert(1)</script>"))
    const html = await answer.text()
    expect(html).not.toContain("<script>alert(1)")
  })
})

describe("data for crawlers", () => {
  it("of home describes the site with its search and organization", async () => {
    const items = structuredData(await textAt("/"))
    expect(items.map((data) => data["@type"])).toEqual(["WebSite", "Organization"])
    expect(items[0]).toMatchObject({
      potentialAction: { "@type": "SearchAction", target: { urlTemplate: "http://shop.mn/search?q={search_term_string}" } },
    })
  })

  it("of a listing has the breadcrumb and the first 24 products [S5]", async () => {
    const [breadcrumb, list] = structuredData(await textAt("/t/women"))
    expect(breadcrumb).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ position: 1 }, { position: 2, name: "Эмэгтэй", item: "http://shop.mn/t/women" }],
    })
    expect(list?.["itemListElement"]).toHaveLength(24)
  })

  it("of a product has its description and price", async () => {
    const [data] = structuredData(await textAt(`/products/${product.slug}`))
    expect(data).toMatchObject({
      "@type": "Product",
      name: product.title,
      alternateName: "Cashmere coat",
      keywords: "Пальто, Coats",
      offers: { "@type": "Offer", priceCurrency: "MNT" },
    })
  })

  it("of the contact page, which has no data, describes the company [C18]", async () => {
    const html = await textAt("/contact")
    expect(html).toContain(`<meta name="description" content="${site.config.company}, `)
    expect(structuredData(html)).toMatchObject([
      { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }, { position: 2, item: "http://shop.mn/contact" }] },
    ])
  })

  it("of a personal page is empty", async () => {
    for (const path of ["/account", "/checkout/address", "/login", "/cart"]) {
      const answer = await get(path)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(await answer.text()).toContain('<meta name="robots" content="noindex">')
    }
  })
})

describe("page without data", () => {
  it.each([
    ["Unreachable", 503],
    ["SearchDown", 503],
    ["Unreadable", 500],
  ] as const)("with the problem %s has status %i and the screen's own message", async (tag, status) => {
    const answer = await get("/products", {}, open({ fetchListing: () => Promise.reject({ _tag: tag }) }))
    expect(answer.status).toBe(status)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(await answer.text()).toContain('data-state="failed"')
  })

  it("leads from a search that does not answer to the categories", async () => {
    const withoutSearch = open({ fetchListing: () => Promise.reject({ _tag: "SearchDown" }) })
    const html = await textAt("/en/search?q=coat", withoutSearch)
    expect(html).toContain("Search is not answering right now")
    expect(html).toContain("Categories and products are there as usual.")
    expect(html).toMatch(/<section[^>]*aria-labelledby="popular"[\s\S]*href="\/en\/t\/women"/)
  })
})

describe("search without terms", () => {
  it("sends no request and is shown [S9]", async () => {
    const fetchListing = vi.fn(ports.fetchListing)
    const server = open({ fetchListing })
    const answer = await get("/search", {}, server)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('data-state="failed"')
    expect(fetchListing).not.toHaveBeenCalled()
    await get("/search?q=гутал", {}, server)
    expect(fetchListing).toHaveBeenCalledTimes(1)
  })
})

describe("other request", () => {
  it("is answered by the backend for backend paths", async () => {
    for (const path of ["/api/v2/site_data", "/search-service/_msearch", "/pictures/a-160.avif", "/healthz"])
      expect(await (await get(path)).json()).toEqual({ from: "shop" })
  })

  it("is not changed by the page server", async () => {
    expect((await open().fetch(new Request("http://shop.mn/products", { method: "POST" }), null)).status).toBe(405)
  })

  it("is 404 for a deleted build file, and no page", async () => {
    expect((await get("/assets/old-chunk.js")).status).toBe(404)
  })
})

describe("count of pages", () => {
  it("has each by the name of its route, with its status, and no call or file [I3]", async () => {
    const server = open()
    for (const path of [
      "/",
      `/products/${product.slug}`,
      `/en/products/${product.slug}?variant=1`,
      "/products/none",
      "/made/up/by/a/stranger",
      "/api/v2/site_data",
      "/robots.txt",
    ])
      await get(path, {}, server)
    expect(server.counted.map(([page, status]) => `${page} ${status}`)).toEqual([
      "catalogue/home 200",
      "catalogue/product 200",
      "catalogue/product 200",
      "catalogue/product 404",
      "shell/not-found 404",
    ])
    expect(server.counted.every(([, , seconds]) => seconds >= 0)).toBe(true)
  })
})
