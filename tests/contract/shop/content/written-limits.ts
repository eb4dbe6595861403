/** Limits of what shoppers write: by person, and by the address that it comes from. */
import { describe, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { writesOf } from "./writes.ts"

export const writtenLimits = (shop: () => Trial): void => {
  const writes = Object.entries(writesOf(shop))

  describe("what shoppers write", () => {
    it.each(writes)("%s is limited by person and by address", async (name, write) => {
      const [one, other] = [await shop().somebody(), await shop().somebody()]
      const at = (place: number) => `198.51.${100 + writes.findIndex(([each]) => each === name)}.${place}`
      const spend = (key: string) => shop().db.query("update rate_limits set count = 1000000 where key like $1", [key])
      const { status: written } = await write(one, at(1))
      expect([200, 201]).toContain(written)
      await spend(`% of ${one.id}`)
      expect([(await write(one, at(2))).status, (await write(other, at(1))).status]).toEqual([429, written])
      await spend(`% from ${at(1)}`)
      const third = await shop().somebody()
      expect([(await write(third, at(1))).status, (await write(third, at(3))).status]).toEqual([429, written])
    })
  })
}
