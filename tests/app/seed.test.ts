import { afterEach, describe, expect, it, vi } from "vitest"
import { newSeed } from "#app/client/seed.ts"

afterEach(() => vi.unstubAllGlobals())

describe("random seed", () => {
  it("differs each time, also at an insecure address", () => {
    const { crypto } = globalThis
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
    const seeds = Array.from({ length: 50 }, newSeed)
    expect(new Set(seeds).size).toBe(50)
    expect(seeds.every((seed) => /^[0-9a-f]{32}$/.test(seed))).toBe(true)
  })
})
