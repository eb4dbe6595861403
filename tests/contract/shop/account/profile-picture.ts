/** Profile picture of an account: its upload, refusals and removal. */
import sharp from "sharp"
import { afterEach, describe, expect, it } from "vitest"
import { createBackend, type Backend } from "#backend/backend.ts"
import { fileAt } from "#backend/paths.ts"
import { readSite } from "#backend/site-config.ts"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { withFlags } from "../shell/flag-steps.ts"
import { accountSteps, type Headers } from "./account-steps.ts"

export const profilePictures = (shop: () => Trial): void => {
  const { users, send } = accountSteps(shop)

  describe("profile picture", () => {
    const upload = async (
      fetch: (request: Request) => Promise<Response>,
      headers: Headers,
      bytes: Uint8Array<ArrayBuffer>,
      type: string,
    ) => {
      const body = new FormData()
      body.append("avatar", new File([bytes], "me", { type }))
      const answer = await fetch(new Request(`http://localhost${users("update_avatar")}`, { method: "POST", headers, body }))
      return { status: answer.status, body: (await answer.json()) as Record<string, string> }
    }
    const pngOf = async (width: number, height: number) =>
      new Uint8Array(
        await sharp({ create: { width, height, channels: 3, background: "#27a" } })
          .png()
          .toBuffer(),
      )

    it("is refused where the site has none [P3]", async () => {
      const { headers } = await shop().somebody()
      const picture = await pngOf(9, 9)
      await withFlags(shop(), { canUploadAvatar: false }, async () => {
        expect((await upload((request) => shop().backend.fetch(request, {}), headers, picture, "image/png")).status).toBe(403)
        expect((await send("DELETE", "avatar", headers)).status).toBe(403)
      })
    })

    describe("where the site has it", () => {
      const { site } = readSite(fileAt("sites/full.json"))
      const opened: Backend[] = []
      afterEach(async () => {
        for (const backend of opened.splice(0)) await backend.close()
      })
      const open = async () => {
        const backend = await createBackend(
          { ...shop().config, site },
          { db: { ...shop().db, close: async () => undefined }, timed: false },
        )
        opened.push(backend)
        const fetch = (request: Request) => backend.fetch(request, {})
        const get = (path: string, headers: Headers = {}) => fetch(new Request(`http://localhost${path}`, { headers }))
        return { fetch, get, ...(await shop().somebody()) }
      }

      it("is cut square, encoded again, and shown by users/me [V1] [C4]", async () => {
        const { fetch, get, headers } = await open()
        const stored = await upload(fetch, headers, await pngOf(400, 200), "image/png")
        shop().coverage.note("POST", users("update_avatar"), stored.status)
        expect(stored.status).toBe(200)
        const address = stored.body["profile"] ?? ""
        const picture = await get(address)
        expect(picture.headers.get("content-type")).toBe("image/jpeg")
        const metadata = await sharp(new Uint8Array(await picture.arrayBuffer())).metadata()
        expect(metadata).toMatchObject({ format: "jpeg", width: 300, height: 300 })
        expect(await (await get(users("me"), headers)).json()).toMatchObject({ profile: address })
      })

      it.each([
        ["an SVG", async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
        ["a cut file", async () => (await pngOf(9, 9)).slice(0, 40)],
      ] as const)("is refused when it is %s [V1]", async (_, bytesOf) => {
        const { fetch, headers } = await open()
        expect((await upload(fetch, headers, await bytesOf(), "image/png")).status).toBe(422)
      })

      it("is refused with a message when it has too many pixels [V1]", async () => {
        const { fetch, headers } = await open()
        const refused = await upload(fetch, headers, await pngOf(6000, 6000), "image/png")
        expect([refused.status, refused.body["error"]]).toEqual([422, "Зураг хэт том байна"])
      })

      it("is gone once it is removed [C4]", async () => {
        const { fetch, get, headers } = await open()
        const address = (await upload(fetch, headers, await pngOf(9, 9), "image/png")).body["profile"] ?? ""
        expect((await get(address)).status).toBe(200)
        const removed = await fetch(new Request(`http://localhost${users("avatar")}`, { method: "DELETE", headers }))
        shop().coverage.note("DELETE", users("avatar"), removed.status)
        expect((await get(address)).status).toBe(404)
      })
    })
  })
}
