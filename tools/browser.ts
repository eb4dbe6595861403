/** Browser of stories, journeys and measurements: found or installed. */
import { execFileSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

export type Browser = { readonly path: string; readonly how: string }

const headlessShell = "/usr/bin/chromium-headless-shell"
/** Places of a whole Chromium or Chrome, with tabs. */
const wholeBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
]

/** Flags of a headless browser: no sandbox as root, no background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs the first of `packages` that Debian has; returns the first executable file of `order`, `undefined` without one. */
const installFromDebian = (packages: ReadonlyArray<string>, order: ReadonlyArray<string>): Browser | undefined => {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return undefined
  const apt = (...args: ReadonlyArray<string>): boolean => {
    try {
      execFileSync("apt-get", args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
      return true
    } catch {
      return false
    }
  }
  console.log("No browser found: installing Debian's chromium…")
  if (!apt("update", "-qq") || !packages.some((name) => apt("install", "-y", "-qq", name))) return undefined
  const found = order.find(isExecutable)
  return found === undefined ? undefined : { path: found, how: "installed from Debian's packages just now" }
}

const installFromPlaywright = async (): Promise<Browser> => {
  console.log("No browser found: downloading Playwright's own…")
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js")
  execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" })
  const { chromium } = await import("playwright-core")
  return { path: chromium.executablePath(), how: "downloaded by Playwright" }
}

/** Kinds of browsers: places in the order of preference, and Debian's packages, of which older releases lack the headless shell. */
const kinds = {
  quick: { order: [headlessShell, ...wholeBrowsers], packages: ["chromium-headless-shell", "chromium"] },
  shoppers: { order: wholeBrowsers, packages: ["chromium"] },
} as const

/**
 * Browser to use: `CHROMIUM_PATH`, else one that is installed, else Debian's package where this process may install it, else
 * Playwright's download. "quick" prefers the headless shell, in which journeys take a third less time because it draws no
 * tabs; "shoppers" is a whole Chromium for measurements, and the headless shell only where there is no other. Throws with the
 * attempts made when there is none.
 */
export const findBrowser = async (wanted: "quick" | "shoppers" = "quick"): Promise<Browser> => {
  const requested = process.env["CHROMIUM_PATH"]
  if (requested !== undefined) {
    if (!isExecutable(requested)) throw new Error(`CHROMIUM_PATH says ${requested}, and nothing there can be run`)
    return { path: requested, how: "named by CHROMIUM_PATH" }
  }
  const { order, packages } = kinds[wanted]
  const found = order.find(isExecutable)
  if (found !== undefined) return { path: found, how: "installed on this machine" }
  const installed = installFromDebian(packages, order)
  if (installed !== undefined) return installed
  return isExecutable(headlessShell)
    ? { path: headlessShell, how: "the headless shell, since there is no whole Chromium" }
    : installFromPlaywright()
}
