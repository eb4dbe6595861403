/** Every address of the storefront, and which page stands there. */
import { localPath, type PageLocation } from "./address.ts"
import { match } from "./route-match.ts"
import type { AnyPage } from "./page.ts"

/** Groups of messages that a page needs besides those of the shell. */
export type MessageGroup = "browse" | "buy"

/**
 * Who a page is for. `everybody`: the same for all, rendered whole and cached. `own`: it depends on who is looking, so
 * the server sends its skeleton. `shopper`: own, and only for who has logged in. `visitor`: own, and only for who has not.
 */
export type Audience = "everybody" | "own" | "shopper" | "visitor"

export type Route = {
  readonly name: string
  readonly patterns: ReadonlyArray<string>
  readonly audience: Audience
  readonly messageGroups: ReadonlyArray<MessageGroup>
  /** The page's module, as the build's manifest calls it. */
  readonly module: string
  readonly load: () => Promise<{ readonly page: AnyPage }>
}

export const routes: ReadonlyArray<Route> = [
  {
    name: "home",
    patterns: ["/"],
    audience: "everybody",
    messageGroups: ["browse"],
    module: "app/pages/catalogue/home.tsx",
    load: () => import("./pages/catalogue/home.tsx"),
  },
  {
    name: "listing",
    patterns: ["/products", "/t/*"],
    audience: "everybody",
    messageGroups: ["browse"],
    module: "app/pages/catalogue/listing.tsx",
    load: () => import("./pages/catalogue/listing.tsx"),
  },
  {
    name: "search",
    patterns: ["/search"],
    audience: "everybody",
    messageGroups: ["browse"],
    module: "app/pages/search/search.tsx",
    load: () => import("./pages/search/search.tsx"),
  },
  {
    name: "product",
    patterns: ["/products/:slug"],
    audience: "everybody",
    messageGroups: ["browse"],
    module: "app/pages/catalogue/product.tsx",
    load: () => import("./pages/catalogue/product.tsx"),
  },
  {
    name: "cart",
    patterns: ["/cart"],
    audience: "own",
    messageGroups: ["buy"],
    module: "app/pages/cart/cart.tsx",
    load: () => import("./pages/cart/cart.tsx"),
  },
  {
    name: "checkout",
    patterns: ["/checkout/:step"],
    audience: "shopper",
    messageGroups: ["buy"],
    module: "app/pages/cart/checkout.tsx",
    load: () => import("./pages/cart/checkout.tsx"),
  },
  {
    name: "login",
    patterns: ["/login"],
    audience: "visitor",
    messageGroups: ["buy"],
    module: "app/pages/identity/login.tsx",
    load: () => import("./pages/identity/login.tsx"),
  },
  {
    name: "lease",
    patterns: ["/lease"],
    audience: "everybody",
    messageGroups: ["buy"],
    module: "app/pages/lease/lease.tsx",
    load: () => import("./pages/lease/lease.tsx"),
  },
  {
    name: "account",
    patterns: ["/account"],
    audience: "shopper",
    messageGroups: ["buy"],
    module: "app/pages/account/account.tsx",
    load: () => import("./pages/account/account.tsx"),
  },
  {
    name: "orders",
    patterns: ["/account/orders"],
    audience: "shopper",
    messageGroups: ["buy"],
    module: "app/pages/orders/orders.tsx",
    load: () => import("./pages/orders/orders.tsx"),
  },
  {
    name: "payment",
    patterns: ["/account/orders/:number/pay"],
    audience: "shopper",
    messageGroups: ["buy"],
    module: "app/pages/cart/payment.tsx",
    load: () => import("./pages/cart/payment.tsx"),
  },
  {
    name: "order",
    patterns: ["/account/orders/:number"],
    audience: "shopper",
    messageGroups: ["buy"],
    module: "app/pages/orders/order.tsx",
    load: () => import("./pages/orders/order.tsx"),
  },
]

/** What stands where nothing else does. */
export const notFound: Route = {
  name: "notFound",
  patterns: [],
  audience: "everybody",
  messageGroups: [],
  module: "app/pages/shell/not-found.tsx",
  load: () => import("./pages/shell/not-found.tsx"),
}

/** The route at a path within its language, with what the path says. */
export const routeAt = (path: string): { readonly route: Route; readonly params: Readonly<Record<string, string>> } => {
  for (const route of routes)
    for (const pattern of route.patterns) {
      const params = match(pattern, path)
      if (params !== null) return { route, params }
    }
  return { route: notFound, params: {} }
}

/** The route and the place that an address means. */
export const locationAt = ({ pathname, searchParams }: URL): { readonly route: Route; readonly location: PageLocation } => {
  const { locale, path } = localPath(pathname)
  const { route, params } = routeAt(path)
  return { route, location: { locale, path, params, searchParams } }
}
