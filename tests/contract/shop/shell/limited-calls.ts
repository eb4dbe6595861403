/** A valid call for each limit above which an address has to work, as another person at the address of a flooder sends it. */
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import type { limits } from "#backend/http/rate-limits.ts"
import { signAssertion } from "#backend/identity/assertion.ts"
import { asClient, text, type Answer, type Trial } from "#tests/contract/support/test-backend.ts"
import { writesOf, type Write } from "#tests/contract/shop/content/writes.ts"

type Headers = Readonly<Record<string, string>>
/** Sends the same call, from an address and with further headers. */
export type Send = (address: string, headers: Headers) => Promise<Pick<Answer, "status" | "headers">>
/** Prepares a call that was not made before. */
type Prepare = () => Promise<Send>

type Limits = typeof limits
/** The limits above which a call passes by its work. */
export type WorkLimit = { [Name in keyof Limits]: Limits[Name] extends { readonly above: "work" } ? Name : never }[keyof Limits]

export const limitedCalls = (shop: () => Trial): Readonly<Record<WorkLimit, Prepare>> => {
  const sending =
    (method: string, path: string, body?: unknown, own: Headers = {}): Send =>
    (address, headers) =>
      shop().call(method, path, { ...(body === undefined ? {} : { body }), headers: { ...own, ...headers }, address })
  const newLogin = (): string => `crowd${shop().unique()}@example.mn`
  const writes = writesOf(shop)
  const writing =
    (write: Write): Prepare =>
    async () => {
      const somebody = await shop().somebody()
      return (address, headers) => write(somebody, address, headers)
    }

  return {
    codesByAddress: async () => sending("POST", "/api/v2/mcs_auth", { login: newLogin() }),
    wrongCodesByAddress: async () => {
      const login = newLogin()
      await shop().call("POST", "/api/v2/mcs_auth", { body: { login }, address: `10.200.0.${shop().unique() % 250}` })
      return sending("POST", "/api/v2/mcs_auth/verify", { login, code: await shop().lastCode(login) }, asClient)
    },
    wrongPasswordsByAddress: async () =>
      sending("POST", "/oauth/token", { grant_type: "password", username: "demo@example.mn", password: "Demo-2026" }, asClient),
    assertions: async () => {
      const subject = `crowd${shop().unique()}`
      const identity = {
        provider: "sandbox",
        subject,
        email: `${subject}@example.mn`,
        isEmailVerified: true,
        firstName: "Номин",
        lastName: "Бат",
      } as const
      const assertion = signAssertion(shop().config.assertionKey, identity, shop().now())
      return sending("POST", "/oauth/token", { grant_type: "assertion", provider: "sandbox", assertion }, asClient)
    },
    organizationLookUps: async () => {
      // A stored name is not looked up.
      await shop().db.query("update organizations set looked_up_at = looked_up_at - interval '31 days'")
      return sending("GET", "/api/v2/organizations/5123456")
    },
    pushDevices: async () => {
      const keys = {
        p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
        auth: "tBHItJI5svbpez7KI4CCXg",
      }
      return sending("POST", "/api/v2/push/devices", { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`, keys })
    },
    newsletterRequests: async () => sending("POST", "/api/v2/subscribe", { email: newLogin() }),
    visitorCarts: async () => sending("POST", "/api/v2/orders/populate", { variant_id: await shop().variant(50), quantity: 1 }),
    wrongCouponsByAddress: async () => {
      const { headers } = await shop().somebody()
      const order = await shop().add(await shop().variant(5, 100_000), 2, headers)
      return sending("PUT", `/api/v2/orders/${text(order.body["number"])}/apply_coupon_code`, { coupon_code: "WINTER10" }, headers)
    },
    redemptionsByAddress: async () => {
      const code = `CROWD${shop().unique()}`
      await shop().db.query('insert into vouchers (code, name, value) values ($1, \'{"mn": ""}\', 20000)', [code])
      return sending("POST", "/api/v2/vouchers/use", { code }, (await shop().somebody()).headers)
    },
    returnPicturesByAddress: async () => {
      const somebody = await shop().somebody()
      const number = await shop().placed(somebody, await shop().variant(9, 40_000), 1)
      await shop().delivered(number)
      const line = text((await shop().order(somebody, number)).body["line_items"]?.[0]?.["id"])
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#1b4dd8" } })
        .png()
        .toBuffer()
      return (address, headers) => {
        const body = new FormData()
        for (const [name, value] of [
          ["reason", "damaged"],
          ["note", ""],
          ["lines[][id]", line],
          ["lines[][quantity]", "1"],
        ] as const)
          body.append(name, value)
        body.append("pictures[][file]", new File([new Uint8Array(picture)], "tsoorkhoi.png", { type: "image/png" }))
        return shop().backend.fetch(
          new Request(`http://localhost/api/v2/orders/${number}/returns`, {
            method: "POST",
            headers: { ...somebody.headers, ...headers },
            body,
          }),
          { address },
        )
      }
    },
    offersByAddress: writing(writes["a price suggestion"]),
    reviewsByAddress: writing(writes["a review"]),
    commentsByAddress: writing(writes["a comment"]),
    articlesByAddress: writing(writes["an article"]),
    articlePicturesByAddress: writing(writes["a picture of an article"]),
    contactForms: async () =>
      sending("POST", "/api/v2/contact_forms", { name: "Номин", contact: "99112233", topic: "other", text: "Хэзээ ирэх вэ?" }),
    unknownWishLists: async () => sending("GET", `/api/v2/wishlists/crowd-${shop().unique()}`),
  }
}
