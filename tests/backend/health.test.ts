/** Readiness checks. */
import { Hono } from "hono"
import { describe, expect, it } from "vitest"
import { healthRoutes, type Checks } from "#backend/health.ts"
import type { Env } from "#backend/http/request-context.ts"

const well: Checks = { isClosing: () => false, database: () => Promise.resolve(true), disk: () => Promise.resolve(true) }

const readiness = async (changes: Partial<Checks>) => {
  const app = new Hono<Env>()
  healthRoutes(app, { ...well, ...changes })
  const answer = await app.request("/readyz")
  return { code: answer.status, retryAfter: answer.headers.get("retry-after"), ...((await answer.json()) as object) }
}

describe("readiness", () => {
  it.each<readonly [string, Partial<Checks>, number]>([
    ["ready", {}, 200],
    ["closing", { isClosing: () => true }, 503],
    ["no database", { database: () => Promise.reject(new Error("refused")) }, 503],
    ["no database", { database: () => new Promise(() => undefined) }, 503],
    ["no disk space", { disk: () => Promise.resolve(false) }, 503],
    ["no disk space", { disk: () => new Promise(() => undefined) }, 503],
  ])("is %s", async (status, changes, code) => {
    expect(await readiness(changes)).toEqual({ code, status, retryAfter: code === 200 ? null : "2" })
  })
})
