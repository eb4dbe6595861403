/** Causes of a file that cannot be fetched. */
import { describe, expect, it } from "vitest"
import { onLostFile, wasUpdated } from "#app/client/lost-file.ts"

/** Browser in which the document of the page is fetched again. */
const browser = (fetchDocument: () => Promise<Response>, isOnline = true) => ({
  fetch: fetchDocument,
  address: () => "http://shop.mn/cart",
  entryScript: () => "/assets/entry-1.js",
  isOnline: () => isOnline,
})
const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }))
/** Reports of two files that are lost at the same time. */
const reportsOf = async (fetchDocument: () => Promise<Response>, isOnline = true) => {
  const reported: string[] = []
  const reports = { updated: () => reported.push("updated"), failed: () => reported.push("failed") }
  const onLost = onLostFile(reports, browser(fetchDocument, isOnline))
  await Promise.all([onLost(), onLost()])
  return reported
}

describe("two lost files", () => {
  it("are reported once as an update when the shop serves another release", async () => {
    expect(await reportsOf(answer('<script type="module" src="/assets/entry-2.js">'))).toEqual(["updated"])
  })

  it.each([
    ["the shop serves the release that this page runs", answer('<script type="module" src="/assets/entry-1.js">'), true],
    ["the shop fails", answer("Bad gateway", 502), true],
    ["the shop cannot be reached", () => Promise.reject(new TypeError("failed to fetch")), true],
    ["there is no network", answer("anything"), false],
  ])("are reported once as a failed request where %s", async (_, fetchDocument, isOnline) => {
    expect(await reportsOf(fetchDocument, isOnline)).toEqual(["failed"])
    expect(await wasUpdated(browser(fetchDocument, isOnline))).toBe(false)
  })
})
