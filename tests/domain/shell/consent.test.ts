/** Rules of consent to outside services. */
import { describe, expect, it } from "vitest"
import type { ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { allowedServices, requestedKinds, consentVersion, isAnswered, namesBehind, withdrawnServices } from "#domain/rules/shell/consent.ts"

const service = (kind: OutsideService["kind"]): OutsideService => ({
  kind,
  name: kind,
  script: `https://${kind}.example.com/a.js`,
  id: "",
  hosts: [],
  storage: [],
})
const [statistics, marketing, chat, push] = [service("statistics"), service("marketing"), service("chat"), service("push")]
const all = [chat, push, marketing, statistics]
const record = (changes: Partial<ConsentRecord> = {}): ConsentRecord => ({
  version: consentVersion,
  asked: ["statistics", "marketing", "chat"],
  allowed: [],
  at: "2025-11-07T00:00:00.000Z" as ConsentRecord["at"],
  ...changes,
})

describe("consent", () => {
  it("offers the kinds of consent that the site's services need", () => {
    expect(requestedKinds(all)).toEqual(["statistics", "marketing", "chat"])
    expect(requestedKinds([push])).toEqual(["marketing"])
    expect(requestedKinds([])).toEqual([])
    expect(namesBehind("marketing", all)).toEqual(["push", "marketing"])
  })

  it("is valid for its version of the text and for the kinds in it", () => {
    expect(isAnswered(null, all)).toBe(false)
    expect(isAnswered(record(), all)).toBe(true)
    expect(isAnswered(record({ version: consentVersion - 1 }), all)).toBe(false)
    expect(isAnswered(record({ asked: ["statistics"] }), all)).toBe(false)
    expect(isAnswered(record({ asked: ["statistics"] }), [statistics])).toBe(true)
  })

  it("loads nothing before an answer, and afterwards what it allows [B27]", () => {
    expect(allowedServices(null, all)).toEqual([])
    expect(allowedServices(record(), all)).toEqual([])
    expect(allowedServices(record({ allowed: ["marketing"] }), all)).toEqual([push, marketing])
  })

  it("is withdrawn for services that are no longer allowed", () => {
    expect(withdrawnServices(null, record(), all)).toEqual([])
    expect(withdrawnServices(record({ allowed: ["marketing", "chat"] }), record({ allowed: ["chat", "statistics"] }), all)).toEqual([
      push,
      marketing,
    ])
  })
})
