/** Pictures that are fetched from addresses. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { Trial } from "#tests/contract/support/test-backend.ts"
import { inEnglish } from "#tests/english-commands.ts"
import { startPictureServer, type PictureServer } from "./picture-server.ts"
import { broken, coat, type PictureSteps } from "./picture-steps.ts"

export const picturesAtAddressesOf = (shop: () => Trial, { importPictures, namesOf }: PictureSteps): void => {
  let server: PictureServer

  beforeAll(async () => {
    server = await startPictureServer()
  })
  beforeEach(() => server.forgetRequests())
  afterAll(() => server.close())

  it("is fetched from an address once, however often it is imported, beside pictures that the shop has", async () => {
    const [composed = ""] = await namesOf("nooluuran-urt-palito")
    const product = {
      slug: `fetched-${shop().unique()}`,
      pictures: `${server.url}/hat.png; ${coat.source}; ${composed}`,
      network: server.openNetwork,
    }
    expect((await importPictures(product)).wrong).toEqual([])
    expect(await namesOf(product.slug)).toEqual([expect.stringMatching(/^photo-/), expect.stringMatching(/^photo-/), composed])
    expect(await importPictures(product)).toMatchObject({ unchanged: 1, pictures: 0 })
    expect(await importPictures({ ...product, isDry: true })).toMatchObject({ unchanged: 1, changed: 0 })
    expect(await importPictures({ ...product, pictures: `${product.pictures}; ${server.url}/other`, isDry: true })).toMatchObject({
      changed: 1,
    })
    expect(server.requests).toEqual(["/hat.png"])
  })

  it("is fetched from an address that redirects", async () => {
    const { slug } = await importPictures({ pictures: `${server.url}/moved`, network: server.openNetwork })
    expect(await namesOf(slug)).toEqual([expect.stringMatching(/^photo-/)])
    expect(server.requests).toEqual(["/moved", "/hat.png"])
  })

  it("is decoded in a trial from a file, and not fetched from an address [I3]", async () => {
    const { leftOut } = await importPictures({
      pictures: `${coat.source}; ${broken}; photos/none.jpg; ${server.url}/none`,
      isDry: true,
      network: server.openNetwork,
    })
    expect(leftOut.map(({ reason }) => inEnglish(reason)).toSorted()).toEqual([
      `${broken} is broken`,
      expect.stringMatching(/^photos\/none\.jpg is not in /),
    ])
    expect(server.requests).toEqual([])
  })
}
