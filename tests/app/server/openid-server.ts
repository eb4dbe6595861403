/** OpenID Connect provider for tests, made by the library `oidc-provider`, and a person who logs in at it. */
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import OpenIdProvider from "oidc-provider"

export const client = { id: "storefront", secret: "known to the page server alone" }
export const person = { email: "nomin@example.mn", email_verified: true, given_name: "Номин", family_name: "Батболд" }

/** Path under which the shop looks for the provider of its sandbox. */
const mountPath = "/sandbox/oidc"

export type OpenIdServer = { readonly origin: string; readonly close: () => Promise<void> }

/** Starts the provider on a free port of this machine. */
export const startOpenIdServer = async (): Promise<OpenIdServer> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new OpenIdProvider(`${origin}${mountPath}`, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/oauth/social/sandbox/return`],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...person }) }),
    interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `${mountPath}/interaction/${uid}` },
    cookies: { keys: ["a key of tests"] },
  })
  const handle = provider.callback()
  server.on("request", (request: IncomingMessage & { originalUrl?: string }, response) => {
    request.originalUrl = request.url ?? ""
    request.url = request.originalUrl.slice(mountPath.length)
    handle(request, response)
  })
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Maximum number of redirects and forms of one login. */
const maxSteps = 12

/** Logs `subject` in at the provider, whose login begins at `start`, and returns the address of the shop to which it redirects. */
export const logInAtProvider = async (start: string, subject: string): Promise<string> => {
  const cookies = new Map<string, string>()
  const visit = async (address: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
    const response = await fetch(address, {
      redirect: "manual",
      headers,
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  let address = start
  let response = await visit(address)
  for (let step = 0; step < maxSteps; step += 1) {
    const location = response.headers.get("location")
    if (location === null) {
      const prompt = (await response.text()).includes('value="login"') ? "login" : "consent"
      response = await visit(address, { prompt, login: subject, password: "any" })
    } else {
      address = new URL(location, address).href
      if (new URL(address).pathname.startsWith("/oauth/")) return address
      response = await visit(address)
    }
  }
  throw new Error("the provider does not lead back")
}
