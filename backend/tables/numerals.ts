/** Numbers as people write them, with thousands grouped and a fraction: `129 000`, `1,290,000.00`, `1.290.000,00`. */
import type { Separator } from "./text-table.ts"

/** Signs that group thousands in one file and begin a fraction in another. */
export const signs = [".", ","] as const
export type Sign = (typeof signs)[number]

/** What a sign means before exactly three digits, `129.000`; `null` where both is possible. */
export type SignMeanings = Readonly<Record<Sign, "thousands" | "fraction" | null>>

/** Meanings without any knowledge of the file: a comma groups thousands, as it is written in Mongolia. */
export const usualMeanings: SignMeanings = { ".": null, ",": "thousands" }

type Numeral =
  | { readonly kind: "number"; readonly isNegative: boolean; readonly whole: string; readonly fraction: string }
  /** `19.900` as `19900` and as `19.9`; `sign` is the one in question. */
  | { readonly kind: "twofold"; readonly sign: Sign; readonly thousands: string; readonly units: string }

/** Digits, or groups of three by one separator; then a fraction. */
const written =
  /^(?<minus>[+-]?)(?<whole>\d{1,3}(?<separator>[\s'’.,])\d{3}(?:\k<separator>\d{3})*|\d+)(?:(?<point>[.,])(?<fraction>\d+))?$/u

/** Signs of tugrik before and after an amount. */
const currency = /^₮\s*|\s*(?:₮|MNT|төг(?:рөг|\.)?)$/giu

const isSign = (text: string | undefined): text is Sign => text === "." || text === ","

/** The parts of a number; `null` for what is none. */
const partsOf = (cell: string) => {
  const groups = written.exec(cell.trim().replaceAll(currency, ""))?.groups
  if (groups === undefined) return null
  const { minus, whole = "", separator, point, fraction } = groups
  if (separator !== undefined && separator === point) return null
  return { isNegative: minus === "-", groups: whole.split(/\D/u), separator, point, fraction }
}

/** The number in a cell, with the meanings that signs have in its file; `null` for no number. */
export const readNumeral = (cell: string, meanings: SignMeanings): Numeral | null => {
  const parts = partsOf(cell)
  if (parts === null) return null
  const { isNegative, groups, separator, point, fraction } = parts
  const whole = groups.join("")
  const twofold = (sign: Sign, units: string, rest: string): Numeral => {
    const decimals = rest.replace(/0+$/u, "")
    const asFraction = decimals === "" ? units : `${units}.${decimals}`
    return { kind: "twofold", sign, thousands: `${whole}${fraction ?? ""}`, units: asFraction }
  }
  if (isSign(point)) {
    if (fraction?.length !== 3) return { kind: "number", isNegative, whole, fraction: fraction ?? "" }
    return meanings[point] === "fraction" ? { kind: "number", isNegative, whole, fraction } : twofold(point, whole, fraction)
  }
  if (!isSign(separator) || groups.length > 2) return { kind: "number", isNegative, whole, fraction: "" }
  const [units = "", thousand = ""] = groups
  if (meanings[separator] === "fraction") return { kind: "number", isNegative, whole: units, fraction: thousand }
  return meanings[separator] === "thousands" ? { kind: "number", isNegative, whole, fraction: "" } : twofold(separator, units, thousand)
}

/** What the numbers of a file prove of its signs. */
export type SignProofs = Readonly<Record<"thousands" | "fraction", ReadonlySet<Sign>>>

/** Collects what numbers prove: `1.290.000` and `1.290,00` that a point groups thousands, `1.290,00` and `12,5` that a comma begins a fraction. */
export const collectProofs = () => {
  const proofs = { thousands: new Set<Sign>(), fraction: new Set<Sign>() }
  const add = (cell: string): void => {
    const parts = partsOf(cell)
    if (parts === null) return
    const { groups, separator, point, fraction } = parts
    const isPlainFraction = separator === undefined && fraction?.length === 3
    if (isSign(separator) && (groups.length > 2 || point !== undefined)) proofs.thousands.add(separator)
    if (isSign(point) && !isPlainFraction) proofs.fraction.add(point)
  }
  return { proofs, add }
}

/** The sign that has the other meaning in the same file. */
export const otherSign = (sign: Sign): Sign => (sign === "." ? "," : ".")

/**
 * Meanings of the signs in a file. `given` is the sign of the fraction as the operator names it. A sign that groups thousands elsewhere, or
 * beside which another one begins fractions, groups them here. A comma does so where nothing speaks against it: neither fractions with a
 * comma, nor semicolons between cells, which come from a spreadsheet whose numbers have decimal commas. Three digits are never taken for a
 * fraction unasked: a price of 129,000 would be sold for 129.
 */
export const meaningsOf = ({ thousands, fraction }: SignProofs, separator: Separator | null, given: Sign | null): SignMeanings => {
  if (given !== null) return given === "." ? { ".": "fraction", ",": "thousands" } : { ".": "thousands", ",": "fraction" }
  const meaning = (sign: Sign): "thousands" | null => {
    if (fraction.has(sign)) return null
    const isProven = thousands.has(sign) || fraction.has(otherSign(sign))
    return isProven || (separator !== ";" && usualMeanings[sign] === "thousands") ? "thousands" : null
  }
  return { ".": meaning("."), ",": meaning(",") }
}
