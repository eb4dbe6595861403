/** Uploaded pictures: bombs, disguises and broken files are refused before they are decoded. */
import { describe, expect, it } from "vitest"
import sharp from "sharp"
import { openedPicture } from "#backend/pictures/uploaded-picture.ts"

const formats = ["jpeg", "png", "webp"]
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#fff" } })

const faultOf = async (bytes: Uint8Array): Promise<string | null> => {
  try {
    await (await openedPicture(bytes, formats, (fault) => new Error(fault))).toBuffer()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : "?"
  }
}

describe("an uploaded picture", () => {
  it("is opened where it is a jpeg, png or webp of usual size", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) expect(await faultOf(await plain(40, 30).toFormat(format).toBuffer())).toBeNull()
  })

  it("is refused as too large where few bytes unfold to many pixels", async () => {
    const bomb = await plain(6000, 5000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    expect(await faultOf(bomb)).toBe("tooLarge")
  })

  it("is judged by its content", async () => {
    const html = new TextEncoder().encode("<html><script>alert(1)</script></html>")
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
    expect([await faultOf(html), await faultOf(svg), await faultOf(await plain(9, 9).gif().toBuffer())]).toEqual(["broken", "type", "type"])
  })

  it("is refused where it ends too early", async () => {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 128, sigma: 60 } },
    })
      .jpeg()
      .toBuffer()
    expect(await faultOf(whole.subarray(0, whole.length / 2))).not.toBeNull()
  })

  it("is refused where it has no bytes", async () => {
    expect(await faultOf(new Uint8Array())).toBe("broken")
  })

  it("is encoded without the metadata of its file", async () => {
    const noted = await plain(20, 20)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer()
    expect(noted.includes("secret place")).toBe(true)
    const encoded = await (await openedPicture(noted, formats, (fault) => new Error(fault))).webp().toBuffer()
    expect(encoded.includes("secret place")).toBe(false)
  })
})
