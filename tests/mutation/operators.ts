/** Mutation operators: small mistakes that are planted in a rule one at a time. */

export type Mutant = {
  /** Line number, from 1. */
  readonly line: number
  /** Original text and its replacement. */
  readonly was: string
  readonly is: string
  readonly source: string
}

/** Replaces every text that `found` matches by each of its `replacements`. */
type Operator = { readonly found: RegExp; readonly replacements: (found: string) => ReadonlyArray<string> }

/** Comparisons and sums have spaces around them; type arguments and arrows do not. */
const swaps: Readonly<Record<string, ReadonlyArray<string>>> = {
  " < ": [" <= ", " >= "],
  " <= ": [" < ", " > "],
  " > ": [" >= ", " <= "],
  " >= ": [" > ", " < "],
  " === ": [" !== "],
  " !== ": [" === "],
  " + ": [" - "],
  " - ": [" + "],
  " * ": [" / "],
  " / ": [" * "],
  " % ": [" * "],
  " ** ": [" * "],
  " && ": [" || "],
  " || ": [" && "],
  " ?? ": [" && "],
  "Math.min(": ["Math.max("],
  "Math.max(": ["Math.min("],
  "Math.ceil(": ["Math.floor("],
  "Math.floor(": ["Math.ceil("],
  ".some(": [".every("],
  ".every(": [".some("],
  // A slice from "a function" on is the whole list.
  ".filter(": [".slice("],
  ".toSorted(": [".slice("],
  true: ["false"],
  false: ["true"],
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
const plainSwaps = Object.keys(swaps).filter((text) => !/^\w+$/.test(text))

/** The same number one larger and one smaller: `10_000` as `10001` and `9999`. */
const neighbours = (number: string): ReadonlyArray<string> => {
  const suffix = number.endsWith("n") ? "n" : ""
  const value = Number(number.replace(/[_n]/g, ""))
  return [value + 1, ...(value > 0 ? [value - 1] : [])].map((other) => `${other}${suffix}`)
}

const swapsOf = (found: string): ReadonlyArray<string> => swaps[found] ?? []

const operators: ReadonlyArray<Operator> = [
  { found: new RegExp(plainSwaps.map(escaped).join("|"), "g"), replacements: swapsOf },
  { found: /\b(?:true|false)\b/g, replacements: swapsOf },
  // Numbers, except the steps of loops: a loop without end shows by its timeout.
  { found: /(?<!\+= )(?<=[\s([{:,=-])\d[\d_]*n?\b/g, replacements: neighbours },
  // A negation is left out.
  { found: /(?<=[\s([=:])!(?=[\w(])/g, replacements: () => [""] },
  // A text is emptied, and an empty one filled.
  { found: /(?<!\w\[)"[^"]*"/g, replacements: (found) => (found === '""' ? ['"x"'] : ['""']) },
  // Spread values are left out: `...defaults, `.
  { found: /\.\.\.[\w.]+(?:\([^()]*\))?, /g, replacements: () => [""] },
  // A condition always or never holds.
  { found: /\bif \((?=[^\n]*\) (?:return|[\w.]+ ?[=(+]))/g, replacements: () => ["if (true || ", "if (false && "] },
]

/** Blanks comments, imports and types, so that positions stay the same. */
const onlyRules = (source: string): string => {
  const blank = (text: string) => text.replace(/[^\n]/g, " ")
  return source
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<=^|\s)\/\/[^\n]*/g, blank)
    .replace(/^import [^\n]*$/gm, blank)
    .replace(/^(?:export )?type [\s\S]*?(?=\n(?:\n|export |const )|(?![\s\S]))/gm, blank)
    .replace(/: Readonly<Record<[^=]*>> =/g, blank)
    .replace(/\bPick<[^>]*>/g, blank)
}

/** All mutants of a source. */
export const mutants = (source: string): ReadonlyArray<Mutant> => {
  const rules = onlyRules(source)
  return operators.flatMap(({ found, replacements }) =>
    [...rules.matchAll(found)].flatMap((match) =>
      replacements(match[0]).map((is) => ({
        line: source.slice(0, match.index).split("\n").length,
        was: match[0].trim(),
        is: is.trim(),
        source: source.slice(0, match.index) + is + source.slice(match.index + match[0].length),
      })),
    ),
  )
}
