/** Channels of a letter: by how its reader can be reached, and what the reader has chosen. */
import { describe, expect, it } from "vitest"
import { channelsOf } from "#domain/rules/notifications/letter-channels.ts"
import type { OrderNewsKind } from "#domain/rules/notifications/order-news.ts"

const all = { email: true, sms: true }

describe("channels of a letter", () => {
  it.each<[OrderNewsKind, { email: boolean; sms: boolean }, { email: boolean; sms: boolean }, string[]]>([
    ["placed", all, all, ["email"]],
    ["shipped", all, all, ["email", "sms"]],
    ["shipped", all, { email: true, sms: false }, ["email"]],
    ["placed", { email: false, sms: true }, all, ["sms"]],
    ["delivered", all, { email: false, sms: false }, []],
    ["paid", all, { email: false, sms: false }, ["email"]],
    ["refunded", { email: false, sms: true }, { email: true, sms: false }, ["sms"]],
    ["paid", { email: false, sms: false }, all, []],
  ])("%s reaching %o, chosen %o: %o", (kind, reach, chosen, expected) => {
    expect(channelsOf(kind, reach, chosen)).toEqual(expected)
  })
})
