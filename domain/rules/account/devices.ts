/** Devices of a shopper: their names, and the id that stands for all but the present one. */

type NamePattern = readonly [name: string, pattern: RegExp]

/** The first match counts, since browsers add the names of those below them to their `User-Agent`. */
const browsers: ReadonlyArray<NamePattern> = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
]
const systems: ReadonlyArray<NamePattern> = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
]

const nameIn = (patterns: ReadonlyArray<NamePattern>, userAgent: string): string =>
  patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? ""

/** Browser and system by the `User-Agent`, such as `Chrome, Android`; empty where neither is known. */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== "").join(", ")

/** Id in requests that stands for all devices but the present one. */
export const otherDevices = "others"
