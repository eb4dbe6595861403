import sharp, { type OverlayOptions } from "sharp"
import { describe, expect, it } from "vitest"
import { fittedPhoto, photoRequest } from "#backend/pictures/photo-fit.ts"

const side = 96
const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** A photo as it is stored: fitted into a square with transparent bars. */
const stored = async (width: number, height: number, ground: string, parts: ReadonlyArray<OverlayOptions> = []): Promise<Buffer> =>
  sharp(
    await sharp(await solid(width, height, ground))
      .composite([...parts])
      .png()
      .toBuffer(),
  )
    .ensureAlpha()
    .resize(side, side, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()

/** The fitted photo: its size, its colour at a point, and whether any pixel is transparent. */
const shown = async (square: Buffer, isCropped = true) => {
  const { data, info } = await (
    await fittedPhoto(square, isCropped)
  )
    .resize(side, side)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { width: info.width, height: info.height, at, hasBars: data.some((value, index) => index % 4 === 3 && value < 255) }
}

const [red, blue, white, green] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
  [0, 128, 0, 255],
]

describe("fit of a photo", () => {
  /** Photo with a red upper and a blue lower half, so that no edge at its sides is plain. */
  const twoHalves = async (width: number, height: number) =>
    stored(width, height, "red", [{ input: await solid(width, height / 2, "blue"), left: 0, top: height / 2 }])

  it("fills the square where no more than a quarter is cut [I3]", async () => {
    const tall = await shown(await twoHalves(72, 96))
    expect([tall.width, tall.height, tall.hasBars]).toEqual([side, side, false])
    expect([tall.at(2, 2), tall.at(93, 93)]).toEqual([red, blue])
    expect([tall.at(2, 46), tall.at(2, 50)]).toEqual([red, blue])
  })

  it("leaves a narrower one whole, on a ground in the colours of its edges", async () => {
    const tall = await shown(await stored(48, 96, "red", [{ input: await solid(24, 96, "blue"), left: 24, top: 0 }]))
    expect(tall.hasBars).toBe(false)
    expect([tall.at(2, 50), tall.at(30, 50), tall.at(60, 50), tall.at(93, 50)]).toEqual([red, red, blue, blue])
    const wide = await shown(await twoHalves(96, 40))
    expect([wide.at(50, 2), wide.at(50, 93)]).toEqual([red, blue])
  })

  it("leaves one before a plain backdrop whole, on a ground that continues the backdrop", async () => {
    const studio = await shown(await stored(72, 96, "white", [{ input: await solid(40, 90, "green"), left: 16, top: 3 }]))
    expect([studio.at(50, 5), studio.at(50, 90), studio.at(2, 50), studio.hasBars]).toEqual([green, green, white, false])
  })

  it("is not cropped under the name of the whole one", async () => {
    expect([photoRequest("photo-1f-whole"), photoRequest("photo-1f")]).toEqual([
      { stored: "photo-1f", isCropped: false },
      { stored: "photo-1f", isCropped: true },
    ])
    const whole = await shown(await twoHalves(72, 96), false)
    expect([whole.hasBars, whole.at(2, 2)]).toEqual([false, [128, 0, 128, 255]])
  })

  it("changes neither a square photo nor one that is itself transparent", async () => {
    expect((await shown(await twoHalves(96, 96))).at(2, 2)).toEqual(red)
    const object = await sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite([{ input: await solid(20, 60, "red") }, { input: await solid(30, 10, "red") }])
      .png()
      .toBuffer()
    expect((await shown(object)).at(5, 5)[3]).toBe(0)
  })
})
