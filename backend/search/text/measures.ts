/** Numbers with units as one word, in texts of products and in what is typed. */

const units: ReadonlyMap<string, string> = new Map(
  [
    ["kg", "кг кило килограмм kg"],
    ["g", "г гр грамм g gr gram gramm"],
    ["l", "л литр l litr litre liter"],
    ["ml", "мл миллилитр ml"],
    ["inch", "инч inch"],
    ["gb", "гб гигабайт gb"],
    ["w", "вт ватт w"],
    ["mah", "mah"],
    ["m", "м метр metre meter"],
    ["cm", "см сантиметр cm"],
    ["mm", "мм миллиметр mm"],
    ["pcs", "ш ширхэг shirheg shirkheg pcs pc"],
    ["pct", "% хувь хув"],
    ["mnt", "₮ төг төгрөг мянга мянган сая mnt"],
  ].flatMap(([unit = "", spelled = ""]) => spelled.split(" ").map((one) => [one, unit] as const)),
)
/** Whether a word may become a unit. */
export const isUnitBeginning = (word: string): boolean => [...units.keys()].some((unit) => unit.startsWith(word))

/** Genitive and comitative, which units take too: «1 литрийн», «500 ширхэгтэй». */
const ofUnits = "(?:ийн|ын|т[аоэ]й)?"
const measure = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+(?:[.,]\\d+)?)[\\s-]*(${[...units.keys()].toSorted((one, other) => other.length - one.length).join("|")})${ofUnits}(?![\\p{L}\\p{N}])`,
  "giu",
)
const measureKey = (number: string, unit: string): string => `${number.replace(/[.,]/, "d")}${units.get(unit.toLowerCase()) ?? ""}`

/** Sizes of two sides: «160*200» and «160 х 200» are `160x200`. */
const withSides = (text: string): string => text.replace(/(?<=\d)\s*[*×xх]\s*(?=\d)/giu, "x")

/** Text with numbers and units as one word: «1 кг» is `1kg`; `note` learns how each was written. */
export const withMeasures = (text: string, note: (key: string, written: string) => void = () => {}): string =>
  withSides(text).replace(measure, (written, number: string, unit: string) => {
    const key = measureKey(number, unit)
    note(key, written)
    return key
  })

/** Numbers of a text that have a unit: 1 of «1 кг». */
export const measuredNumbers = (text: string): ReadonlyArray<string> => [...text.matchAll(measure)].map(([, number = ""]) => number)

/** Text whose numbers have no case: «8-нд» is «8». */
export const withBareNumbers = (text: string): string => text.replace(/(?<=\d)-?(?:ны|нд|ын|ийн|т[аоэ]й)(?!\p{L})/giu, "")

/** Whether a folded word is a share or a sum of money, as «50%» and «50000 төгрөг» are: no product has it among its words. */
export const isOfPrice = (word: string): boolean => /^\d+(?:d\d+)?(?:pct|mnt)$/.test(word)
