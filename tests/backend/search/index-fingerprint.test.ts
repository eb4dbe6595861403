import { describe, expect, it } from "vitest"
import { indexFingerprint } from "#backend/search/indexing/index-fingerprint.ts"

describe("fingerprint of an index", () => {
  it("differs by the declared fields and by the version number", () => {
    const fingerprints = [
      indexFingerprint(1, ["a"]),
      indexFingerprint(1, ["a"], ["b"]),
      indexFingerprint(1, ["b"]),
      indexFingerprint(2, ["a"]),
    ]
    expect(new Set(fingerprints).size).toBe(4)
    expect(indexFingerprint(1, ["a"])).toBe(fingerprints[0])
  })
})
