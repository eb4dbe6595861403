/** Made-up provider of social logins: OpenID Connect with a page on which one chooses who to be. B28. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import type { Context, Hono } from "hono"
import type { Env } from "#backend/http/request-context.ts"
import { bodyOf } from "#backend/http/body.ts"
import { missing } from "#backend/http/refusal.ts"
import { isSameSecret } from "#backend/http/same-secret.ts"
import type { BackendServices } from "#backend/services.ts"
import { isEmail, normalizeEmail } from "#domain/rules/identity/email-address.ts"
import { localeOf } from "./locale.ts"
import { pagePolicy } from "./page-frame.ts"
import { choicePage } from "./choice-page.ts"
import { sandboxPeople, type SandboxPerson } from "./sandbox-people.ts"

/** What a page of choice was opened with. */
type AuthorizationRequest = { readonly clientId: string; readonly redirect: string; readonly nonce: string; readonly challenge: string }
type Answer = AuthorizationRequest & { readonly person: SandboxPerson; readonly expiresAt: number }

const codeLifetime = 60_000
const tokenLifetime = 300

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url")
const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

/** Parameters of an authorization request. Throws 404 for one that this shop's page server does not make. */
const authorizationRequestOf = (c: Context<Env>, clientId: string): AuthorizationRequest & { readonly state: string } => {
  const redirect = c.req.query("redirect_uri") ?? ""
  const { origin } = new URL(c.req.url)
  const isOurs =
    URL.canParse(redirect) && new URL(redirect).pathname === "/oauth/social/sandbox/return" && c.req.query("client_id") === clientId
  if (!isOurs || new URL(redirect).host !== new URL(origin).host || c.req.query("code_challenge_method") !== "S256")
    throw missing("missing.page")
  return {
    clientId,
    redirect,
    nonce: c.req.query("nonce") ?? "",
    challenge: c.req.query("code_challenge") ?? "",
    state: c.req.query("state") ?? "",
  }
}

/** The person who was chosen, or made up in the form; `null` for an e-mail that is none. */
const chosen = (c: Context<Env>): SandboxPerson | null => {
  const known = sandboxPeople.find(({ subject }) => subject === c.req.query("person"))
  if (known !== undefined) return known
  const email = normalizeEmail(c.req.query("email") ?? "")
  if (!isEmail(email)) return null
  const [lastName = "", firstName = ""] = [c.req.query("last_name")?.trim(), c.req.query("first_name")?.trim()]
  return {
    subject: digest(email).toString("hex").slice(0, 24),
    email,
    isEmailVerified: c.req.query("confirmed") === "1",
    firstName,
    lastName,
  }
}

const provided = (body: unknown, name: string): string => {
  const value = typeof body === "object" && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof value === "string" ? value : ""
}

/** Keys and codes live as long as the process. */
export const identityProviderRoutes = (app: Hono<Env>, { config, site }: BackendServices): void => {
  const client = config.social.sandbox
  if (client === null) return
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const keyId = randomBytes(8).toString("hex")
  const answers = new Map<string, Answer>()
  const issuerOf = (c: Context<Env>): string => `${config.publicOrigin ?? new URL(c.req.url).origin}/sandbox/oidc`

  app.get("/sandbox/oidc/.well-known/openid-configuration", (c) => {
    const issuer = issuerOf(c)
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["ES256"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    })
  })
  app.get("/sandbox/oidc/keys", (c) => c.json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: keyId, use: "sig", alg: "ES256" }] }))

  app.get("/sandbox/oidc/authorize", (c) => {
    authorizationRequestOf(c, client.id)
    const { search } = new URL(c.req.url)
    // The form ends at the shop's own address.
    return c.html(choicePage(localeOf(c), site().brand, new URLSearchParams(search)), 200, {
      "Content-Security-Policy": pagePolicy,
      "Cache-Control": "no-store",
    })
  })
  app.get("/sandbox/oidc/answer", (c) => {
    const { state, ...request } = authorizationRequestOf(c, client.id)
    const back = new URL(request.redirect)
    back.searchParams.set("state", state)
    if (c.req.query("person") === "nobody") {
      back.searchParams.set("error", "access_denied")
      return c.redirect(back.href, 303)
    }
    const person = chosen(c)
    if (person === null) throw missing("missing.page")
    const code = randomBytes(24).toString("base64url")
    for (const [one, { expiresAt }] of answers) if (expiresAt <= config.clock()) answers.delete(one)
    answers.set(code, { ...request, person, expiresAt: config.clock() + codeLifetime })
    back.searchParams.set("code", code)
    return c.redirect(back.href, 303)
  })
  app.post("/sandbox/oidc/token", async (c) => {
    const body = await bodyOf(c.req.raw, ["form"])
    const answer = answers.get(provided(body, "code"))
    answers.delete(provided(body, "code"))
    const isClient = provided(body, "client_id") === client.id && isSameSecret(provided(body, "client_secret"), client.secret)
    const isProved = answer !== undefined && digest(provided(body, "code_verifier")).toString("base64url") === answer.challenge
    if (!isClient || !isProved || answer.redirect !== provided(body, "redirect_uri") || answer.expiresAt <= config.clock()) {
      return c.json({ error: "invalid_grant" }, 400)
    }
    const now = Math.floor(config.clock() / 1000)
    const { subject, email, isEmailVerified, firstName, lastName } = answer.person
    const claims = {
      iss: issuerOf(c),
      aud: client.id,
      sub: subject,
      iat: now,
      exp: now + tokenLifetime,
      nonce: answer.nonce,
      email,
      email_verified: isEmailVerified,
      given_name: firstName,
      family_name: lastName,
    }
    const content = `${encoded({ alg: "ES256", kid: keyId })}.${encoded(claims)}`
    const signature = sign("sha256", Buffer.from(content), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")
    return c.json({
      access_token: randomBytes(16).toString("hex"),
      token_type: "Bearer",
      expires_in: tokenLifetime,
      id_token: `${content}.${signature}`,
    })
  })
}
