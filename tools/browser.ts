/** Which browser the stories, journeys and measurements run in, and how it was come by. */
import { execFileSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

export type Browser = { readonly path: string; readonly how: string }

const windowless = "/usr/bin/chromium-headless-shell"
const withWindow = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** Flags that keep a headless browser quiet and alone: no sandbox as root, no calls home. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Smallest first; older releases have only the second. */
const debianPackages = ["chromium-headless-shell", "chromium"]

const fromDebian = (order: ReadonlyArray<string>): Browser | undefined => {
  if (process.getuid?.() !== 0 || !runs("/usr/bin/apt-get")) return undefined
  const apt = (...args: ReadonlyArray<string>): boolean => {
    try {
      execFileSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      return true
    } catch {
      return false
    }
  }
  console.log("No browser found: installing Debian's chromium…")
  if (!apt("update", "-qq") || !debianPackages.some((name) => apt("install", "-y", "-qq", name))) return undefined
  const found = order.find(runs)
  return found === undefined ? undefined : { path: found, how: "installed from Debian's packages just now" }
}

const fromPlaywright = async (): Promise<Browser> => {
  console.log("No browser found: asking Playwright for its own…")
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js")
  execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" })
  const { chromium } = await import("playwright-core")
  return { path: chromium.executablePath(), how: "downloaded by Playwright" }
}

/**
 * The browser to use: `CHROMIUM_PATH`, else one that is installed, else Debian's package where this process may
 * install it, else Playwright's download. The quick one has no window: the others draw their tabs, too, and a journey takes
 * a third longer in them. What a shopper waits for is measured in one like the shopper's.
 * Throws with the ways tried when none can be had.
 */
export const findBrowser = async (wanted: "quick" | "shoppers" = "quick"): Promise<Browser> => {
  const order = wanted === "quick" ? [windowless, ...withWindow] : [...withWindow, windowless]
  const requested = process.env["CHROMIUM_PATH"]
  if (requested !== undefined) {
    if (!runs(requested)) throw new Error(`CHROMIUM_PATH says ${requested}, and nothing there can be run`)
    return { path: requested, how: "named by CHROMIUM_PATH" }
  }
  const found = order.find(runs)
  if (found !== undefined) return { path: found, how: "installed on this machine" }
  return fromDebian(order) ?? (await fromPlaywright())
}
