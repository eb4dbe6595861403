/** API client of tests: calls a shop without a socket, with a session of its own. */
import { createCaller, type CallerOptions } from "#adapters/shop/client/api-client.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createSessionTokens } from "#adapters/shop/client/session-tokens.ts"

/** Session of a device that has `token`, and whose renewal returns `renewed`. */
export const testSession = (token: string | null = null, renewed: string | null = null) => {
  let access = token
  return createSessionTokens({
    tokenStorage: { read: () => access, write: (next) => void (access = next) },
    renew: () => Promise.resolve(renewed),
    oneAtATime: (_, work) => work(),
  })
}

/** The server of `app`, as the browser's `fetch` calls it. */
export const fetchFrom =
  (app: { readonly fetch: (request: Request) => Response | Promise<Response> }): typeof globalThis.fetch =>
  async (input, init) =>
    app.fetch(new Request(input, init))

/** An API client in Mongolian, of a visitor unless `changes` has another session. */
export const testCaller = (fetch: typeof globalThis.fetch, changes: Partial<CallerOptions> = {}) =>
  createCaller({
    fetch,
    origin: "http://shop.test",
    locale: "mn",
    supportPhone: null,
    session: testSession(),
    orderToken: createOrderToken(),
    sessionEnded: () => undefined,
    ...changes,
  })
