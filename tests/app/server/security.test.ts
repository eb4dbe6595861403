import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { pageHeaders } from "#app/server/security.ts"

const decode = Schema.decodeUnknownSync(OutsideService)
const chat = decode({
  kind: "chat",
  name: "Chat",
  script: "https://chat.example.com/sdk.js?v=2",
  hosts: ["https://files.example.com", "https://chat.example.com"],
})

const listIn = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `))
const policyOf = (services: ReadonlyArray<OutsideService>) => pageHeaders(true, services)["content-security-policy"] ?? ""

describe("Content-Security-Policy", () => {
  it("allows this site alone where the configuration names no service", () => {
    expect(listIn(policyOf([]), "connect-src")).toBe("connect-src 'self'")
    expect(policyOf([])).not.toContain("frame-src")
    expect(policyOf([])).not.toMatch(/https?:/)
  })

  it("follows from the services of the configuration [B27]", () => {
    const policy = policyOf([chat])
    expect(listIn(policy, "script-src")).toMatch(/ https:\/\/chat\.example\.com$/)
    expect(listIn(policy, "connect-src")).toBe("connect-src 'self' https://chat.example.com https://files.example.com")
    expect(listIn(policy, "img-src")).toBe("img-src 'self' data: blob: https://chat.example.com https://files.example.com")
    expect(listIn(policy, "frame-src")).toBe("frame-src https://chat.example.com https://files.example.com")
  })

  it.each([
    "https://a.example.com; script-src *",
    "http://a.example.com",
    "https://*",
    "javascript:alert(1)",
    "https://a.example.com/'unsafe-inline'",
    "",
  ])("is not opened by the host %j", (host) => {
    expect(() => decode({ kind: "chat", name: "Chat", script: "https://chat.example.com/sdk.js", hosts: [host] })).toThrow()
    expect(() => decode({ kind: "chat", name: "Chat", script: `${host}${host.endsWith("'") ? "" : "/sdk.js"}` })).toThrow()
  })
})
