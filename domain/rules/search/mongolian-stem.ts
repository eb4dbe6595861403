/**
 * Stemmer of Mongolian nouns in Cyrillic letters, for the search: «хүүхдүүдийн» and «хүүхэд» have one stem.
 *
 * Endings are taken off from the last one inwards, until none is left: possessive -аа, cases (genitive -ын -ийн -ны -н, dative-locative -д -т,
 * accusative -ыг -ийг -г, ablative -аас, instrumental -аар, comitative -тай), plural -ууд -нууд -чууд. Then the -н of «ноосон» and «майхан»,
 * a short vowel at the end («торго», «торгон»), and the fleeting vowel of the last syllable («гутал», «гутлын») go.
 * A stem is a key, not a word: it keeps a vowel with a consonant after it, or three letters.
 * -г after a short vowel («пальтог») stays, since too many words end so. «-гүй» stays, since «утасгүй» is the opposite of «утастай».
 */

const vowels = "аэиоуөүяеёюыі"
const long = "аа|оо|өө|ээ|уу|үү|ий|ай|ой|эй|уй|үй"

type Ending = {
  /** The letters of the ending. */
  readonly ending: RegExp
  /** What has to stand before it; anything by default. */
  readonly after?: RegExp
  /** Minimum length of what is left. */
  readonly left?: number
}

/** In the order they are tried: longer endings before those that they end with. */
const endings: ReadonlyArray<Ending> = [
  // plural, with the dative that only it takes
  { ending: /г(?:ууд|үүд)(?:[аоөэ]д)?$/u, after: new RegExp(`(?:${long})$`, "u") },
  { ending: /[нч]?(?:ууд|үүд)(?:[аоөэ]д)?$/u },
  // comitative, and what carries its vowel into another case; «эмэгтэй» and «эрэгтэй» are words of their own
  { ending: /т[аоэ]й$/u, after: /(?<!^э[мр]эг)$/u },
  // ablative and instrumental; г or н binds them to a vowel
  { ending: /[гн][аоөэ]{2}[рс]$/u, after: new RegExp(`(?:[${vowels}й]|[^${vowels}й]{2})$`, "u") },
  { ending: /(?:[аоөэ]{2}|и[аоэ])[рс]$/u },
  // genitive and accusative
  { ending: /ги(?:йн|йг)$/u, after: new RegExp(`(?:${long})$`, "u") },
  { ending: /ийн$|ийг$|ын$|ыг$/u },
  { ending: /ны$|ний$/u },
  { ending: /ы$/u, after: /н$/u },
  { ending: /ий$/u, left: 3 },
  { ending: /н$/u, after: /[аоуүэ]й$/u },
  { ending: /г$/u, after: /(?:аа|оо|өө|ээ|уу|үү|[аоуэ]й)$/u, left: 4 },
  // dative-locative
  { ending: /[аоөэ]д$/u, after: /[дт]$/u, left: 3 },
  { ending: /нд$/u, after: new RegExp(`[${vowels}]$`, "u"), left: 3 },
  { ending: /д$/u, after: /[аоөэуүюяеи][лмрв]$/u, left: 4 },
  { ending: /т$/u, after: /[аоөэ][рвс]$/u, left: 4 },
  // possessive
  { ending: /г[аоөэ]{2}$/u, after: new RegExp(`(?:${long})$`, "u") },
  { ending: /аа$|оо$|өө$|ээ$/u, left: 3 },
  // -н of the stem, which only some cases show
  { ending: /[аоөэ]?н$|[аоөэ]нг$/u, after: new RegExp(`[^${vowels}йьъ][ьъ]?$`, "u"), left: 2 },
  // short vowel at the end, and the signs
  { ending: /[аоөэи]$/u, after: new RegExp(`[^${vowels}й]$`, "u"), left: 2 },
  { ending: /[ьъ]$/u, left: 2 },
]

const anyVowel = new RegExp(`[${vowels}]`, "u")
const closedSyllable = new RegExp(`[${vowels}][^${vowels}]$`, "u")
const keepsSyllable = (stem: string): boolean => (stem.length >= 3 ? anyVowel : closedSyllable).test(stem)

const back = /[ая](?=[^аэоөуүяеёю]*$)/u
const front = /э(?=[^аэоөуүяеёю]*$)/u

/** Vowel harmony: «а» is not followed by «э» or «ө», nor «э» by «а» or «о». */
const inHarmony = (stem: string, ending: string): boolean => {
  if (back.test(stem)) return !/[эө]/u.test(ending)
  return !front.test(stem) || !/[ао]/u.test(ending)
}

const withoutEnding = (word: string): string => {
  for (const { ending, after, left = 2 } of endings) {
    const found = ending.exec(word)
    if (found === null) continue
    const stem = word.slice(0, found.index)
    if (stem.length < left || !keepsSyllable(stem)) continue
    if (after !== undefined && !after.test(stem)) continue
    if (inHarmony(stem, found[0])) return stem
  }
  return word
}

/** The vowel that «гутал» has and «гутлын» has not. */
const fleeting = new RegExp(`([${vowels}й].*[^${vowels}йьъ])[аоөэи]([^${vowels}йьъ])$`, "u")

/** Words that look like a case of another one: «харандаа» is a pencil, and no case of «хар». They are their own stems. */
const wholeWords = ["агаар", "бороо", "картон", "лаванда", "саван", "тогоо", "харандаа", "хувин", "хүрээ", "ширээ", "эластан"]
const formOfWhole = new RegExp(`^(${wholeWords.join("|")})(?:г?(?:[ыи]й?[нг]|[аоөэ]{2}[рс]?)|г?(?:ууд|үүд).*|ны|ний|ы|н?д|т[аоэ]й)?$`, "u")

/** Stem of a word in lower-case Cyrillic; a stem is its own stem. */
export const mongolianStem = (word: string): string => {
  const whole = formOfWhole.exec(word)?.[1]
  if (whole !== undefined) return whole
  const shorter = withoutEnding(word)
  if (shorter !== word) return mongolianStem(shorter)
  const bare = word.replace(fleeting, "$1$2")
  return bare === word ? word : mongolianStem(bare)
}
