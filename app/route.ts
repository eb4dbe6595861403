/** Definition of a route: addresses, audience and messages of a page. The file `app/pages/<area>/routes.ts` exports those of its area. */
import type { MessageArea } from "#ui/messages/messages.tsx"
import type { AnyPage } from "./page.ts"

/**
 * Who a page is for. `everybody`: the same for all, rendered whole and cached. All others get a skeleton from the server,
 * since only the browser knows who is looking: `own` depends on the viewer, `visitor` is for those who are not logged in,
 * `shopper` for those who are, `administrator` for shoppers who administer the website.
 */
export type Audience = "everybody" | "own" | "visitor" | "shopper" | "administrator"

/** Whether a page is for shoppers who are logged in. */
export const requiresLogin = (audience: Audience): boolean => audience === "shopper" || audience === "administrator"

export type RouteDefinition = {
  /** Patterns such as `/products/:slug` and `/t/*`, within a language. */
  readonly paths: ReadonlyArray<string>
  /** Search parameter that the address must have: `step=register`. */
  readonly query?: string
  readonly audience: Audience
  /** Areas whose messages the page shows, besides those of the shell. */
  readonly messages: ReadonlyArray<MessageArea>
  /** Imports the page: `<page>.tsx` in the folder of the area. */
  readonly load: () => Promise<{ readonly page: AnyPage }>
}

/** A definition with its name: `<area>/<page>`. */
export type Route = RouteDefinition & { readonly name: string }

export type RoutesOfArea = Readonly<Record<string, RouteDefinition>>

/** What a browser knows of the route that it opened with, before the table of all routes is there. */
export type KnownRoute = Pick<Route, "name" | "audience" | "messages">

/** Declares the routes of an area, each by the path of its page's file within the folder of the area. */
export const defineRoutes = (routes: RoutesOfArea): RoutesOfArea => routes
