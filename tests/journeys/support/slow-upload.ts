/** Pictures on a slow line, and what a page says of their upload. */
import type { Page } from "playwright-core"
import sharp from "sharp"
import { expect } from "vitest"

const speed = {
  slow: { offline: false, latency: 100, downloadThroughput: 200_000, uploadThroughput: 60_000 },
  usual: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
} as const

/** A file of about 150 kB, which no compression makes small. */
export const noisyPicture = async (name: string) => {
  const noise = { width: 500, height: 400, channels: 3, background: "#777", noise: { type: "gaussian", mean: 128, sigma: 60 } } as const
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create: noise }).jpeg({ quality: 90 }).toBuffer() }
}

/** Sends pictures slowly until they are sent, and expects the progress bar called `name` to say how much is sent. */
export const uploadSlowly = async (
  page: Page,
  name: string,
  { send, isSent }: { readonly send: () => Promise<void>; readonly isSent: () => Promise<boolean> },
): Promise<void> => {
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.emulateNetworkConditions", speed.slow)
  await send()
  const shares = new Set<number>()
  const progress = page.getByRole("progressbar", { name })
  await expect
    .poll(
      async () => {
        const share = await progress.evaluate((bar) => (bar as HTMLProgressElement).value, null, { timeout: 500 }).catch(() => null)
        if (share !== null && share > 0 && share < 1) shares.add(share)
        return isSent()
      },
      { interval: 50 },
    )
    .toBe(true)
  expect(shares.size).toBeGreaterThan(0)
  await line.send("Network.emulateNetworkConditions", speed.usual)
}
