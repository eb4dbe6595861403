/** Name of a device by the browser's `User-Agent`: browser and system, such as `Chrome, Android`. */

type Mark = readonly [name: string, mark: RegExp]

/** The first that matches: browsers imitate those below them. */
const browsers: ReadonlyArray<Mark> = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
]
const systems: ReadonlyArray<Mark> = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
]

const nameIn = (marks: ReadonlyArray<Mark>, text: string): string => marks.find(([, mark]) => mark.test(text))?.[0] ?? ""

/** Empty where neither is known. */
export const deviceName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== "").join(", ")

/** Stands for all devices but this one. */
export const otherDevices = "others"
