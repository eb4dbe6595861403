/** Cut-outs: pictures of goods without a background, whose names end in `-cut`. */
import sharp from "sharp"
import { expect, it } from "vitest"
import { plainPicture, type PictureSteps } from "./picture-steps.ts"

export const cutOutsOf = ({ writeSource, importPictures, namesOf, requestPicture }: PictureSteps): void => {
  it("is named as cut out where it is transparent, and not where it is opaque [I3]", async () => {
    const pictureWithAlpha = (alpha: number, height: number) =>
      sharp({ create: { width: 30, height, channels: 4, background: { r: 9, g: 9, b: 200, alpha } } })
        .png()
        .toBuffer()
    await writeSource("photos/cut.png", await pictureWithAlpha(0.2, 30))
    // Not square, so that the shop adds bars to it.
    await writeSource("photos/opaque.png", await pictureWithAlpha(1, 20))
    const { slug } = await importPictures({ pictures: "photos/cut.png; photos/opaque.png" })
    const names = await namesOf(slug)
    expect(names).toEqual([
      expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}-cut$/),
      expect.stringMatching(/^photo-[0-9a-f]{32}-[0-9a-f]{6}$/),
    ])
    expect((await requestPicture(names[0] ?? "", 160, "webp")).status).toBe(200)
  })

  it("is not named as cut out where only bars around a photo are transparent [I3]", async () => {
    const name = `photo-${"cd".repeat(16)}`
    const squareWithBars = sharp(await plainPicture("#0af").png().toBuffer())
      .ensureAlpha()
      .resize(40, 40, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    await writeSource(`pictures/${name}.webp`, await squareWithBars.webp().toBuffer())
    expect(await namesOf((await importPictures({ pictures: name })).slug)).toEqual([expect.stringMatching(/^photo-[0-9a-f]{32}$/)])
  })
}
