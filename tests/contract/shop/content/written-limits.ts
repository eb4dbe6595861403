/** Limits of the calls by which shoppers write: by person and by address. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { writesOf } from "./writes.ts"

export const writtenLimits = (shop: () => Trial): void => {
  const writes = Object.entries(writesOf(shop))

  describe("a call by which shoppers write", () => {
    it.each(writes)("%s is limited by person and by address", async (name, write) => {
      const [one, other] = [await shop().somebody(), await shop().somebody()]
      const subnet = 100 + writes.findIndex(([known]) => known === name)
      const at = (host: number) => `198.51.${subnet}.${host}`
      const fillLimits = (key: string) => shop().db.query("update rate_limits set count = 1000000 where key like $1", [key])
      const { status: accepted } = await write(one, at(1))
      expect([200, 201]).toContain(accepted)
      await fillLimits(`% of ${one.id}`)
      expect([(await write(one, at(2))).status, (await write(other, at(1))).status]).toEqual([429, accepted])
      await fillLimits(`% from ${at(1)}`)
      const third = await shop().somebody()
      expect([(await write(third, at(1))).status, (await write(third, at(3))).status]).toEqual([429, accepted])
    })
  })
}
