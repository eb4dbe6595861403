/** Causes of a file that cannot be fetched. */
import { describe, expect, it } from "vitest"
import { onLostFile, wasUpdated } from "#app/client/lost-file.ts"

const outside = (document: () => Promise<Response>, isOnline = true) => ({
  fetch: document,
  address: () => "http://shop.mn/cart",
  entryScript: () => "/assets/entry-1.js",
  isOnline: () => isOnline,
})
const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }))
const reacted = async (document: () => Promise<Response>, isOnline = true) => {
  const reported: string[] = []
  const onLost = onLostFile({ updated: () => reported.push("updated"), failed: () => reported.push("failed") }, outside(document, isOnline))
  await Promise.all([onLost(), onLost()])
  return reported
}

describe("lost file", () => {
  it("means an update when the shop serves another release", async () => {
    expect(await reacted(answer('<script type="module" src="/assets/entry-2.js">'))).toEqual(["updated"])
  })

  it.each([
    ["the shop serves the release that this page runs", answer('<script type="module" src="/assets/entry-1.js">'), true],
    ["the shop fails", answer("Bad gateway", 502), true],
    ["the shop cannot be reached", () => Promise.reject(new TypeError("failed to fetch")), true],
    ["there is no network", answer("anything"), false],
  ])("is a failed request where %s", async (_, document, isOnline) => {
    expect(await reacted(document, isOnline)).toEqual(["failed"])
    expect(await wasUpdated(outside(document, isOnline))).toBe(false)
  })
})
