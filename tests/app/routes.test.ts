import { existsSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { bySpecificity } from "#app/route-match.ts"
import { notFound, routeAt, routes } from "#app/routes.ts"
import { routesByModule } from "#app/server/page-modules.ts"

const root = path.resolve(import.meta.dirname, "../..")

describe("routes", () => {
  it("have distinct paths", () => {
    const shapes = routes.flatMap(({ paths, query = "" }) => paths.map((pattern) => `${pattern.replaceAll(/:\w+/gu, ":")}?${query}`))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  it("begin each segment with a letter, a parameter or the rest", () => {
    const segments = routes.flatMap(({ paths }) => paths.flatMap((pattern) => pattern.split("/").slice(1)))
    expect(segments.filter((segment) => !/^(?:[a-z][a-z-]*|:[a-z]+|\*|)$/u.test(segment))).toEqual([])
  })

  it("are matched from specific to general, whatever their order", () => {
    const patterns = ["/a/*", "/a/:id", "/:area/b", "/a/:name/c", "/a/b", "/a/b/:id", "/a/:id/:part"]
    for (const order of [patterns, patterns.toReversed()])
      expect(order.toSorted(bySpecificity)).toEqual(["/a/b/:id", "/a/b", "/a/:name/c", "/a/:id/:part", "/a/:id", "/a/*", "/:area/b"])
  })

  it("differ by a search parameter where they share a path [S29g]", () => {
    expect(routeAt("/login").route.name).toBe("identity/login")
    expect(routeAt("/login", new URLSearchParams("from=/cart")).route.name).toBe("identity/login")
    expect(routeAt("/login", new URLSearchParams("from=/cart&step=register")).route.name).toBe("identity/registration")
  })

  it("hold every screen that the texts of the interface imply [S29]", () => {
    const screens = {
      "/account/orders/R100/pay": "cart/payment",
      "/account/wallet": "wallet/wallet",
      "/account/wallet/recharge": "wallet/recharge",
      "/account/quotes": "offers/offers",
      "/account/profile/mobile": "account/contact",
      "/login": "identity/login",
      "/media": "content/media",
      "/stores": "content/stores",
      "/account/price-suggestions": "offers/offers",
      "/account/settings": "account/settings",
      "/search": "search/search",
      "/nowhere/at/all": "shell/not-found",
      "/lease": "lease/lease",
      "/saved": "lists/saved",
    }
    expect(Object.fromEntries(Object.keys(screens).map((path) => [path, routeAt(path).route.name]))).toEqual(screens)
  })

  it("have their pages beside them", () => {
    const astray = [...routesByModule].filter(
      ([module, route]) => !existsSync(path.join(root, module)) || !String(route.load).includes(path.basename(module)),
    )
    expect(astray.map(([module]) => module)).toEqual([])
  })

  it("leave every other address to the not-found page", () => {
    for (const path of ["/nothing/here", "/newsletter/other"]) expect(routeAt(path).route).toBe(notFound)
    expect(routes.filter(({ paths }) => paths.length === 0)).toEqual([notFound])
    expect(notFound.name).toBe("shell/not-found")
  })
})
