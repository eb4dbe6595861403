import { expect, it } from "vitest"
import { upsert } from "#backend/database/upsert.ts"

it("inserts a row, or replaces the columns of the one with its key", () => {
  expect(upsert("coupons", "code", "code, name")).toBe(
    "insert into coupons (code, name) values ($1, $2) on conflict (code) do update set (code, name) = row(excluded.code, excluded.name)",
  )
})

it("sets fixed columns to the same value in every row", () => {
  expect(upsert("brands", "code", "code", { withdrawn: false })).toBe(
    "insert into brands (code, withdrawn) values ($1, false) on conflict (code) do update set (code, withdrawn) = row(excluded.code, false)",
  )
})
