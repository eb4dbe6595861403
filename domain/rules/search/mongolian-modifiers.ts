/** Mongolian words in lower-case Cyrillic that say something about another word: of what, for what, made of what. */
import { mongolianStem } from "./mongolian-stem.ts"

/** Whether a word is a genitive: «угаалгын» in «угаалгын машин». */
export const isGenitive = (word: string): boolean => /(?:ийн|ын|ны|ний|[аоуүэ]йн)$/u.test(word) && mongolianStem(word) !== word

/** Whether a word is a verb that says what the next word is for: «угаах» in «угаах нунтаг», but not «мах». */
const isPurpose = (word: string): boolean => /[аоөэуүиеёюя].*[аоөэи]х$/u.test(word)

/** Whether a word makes another thing of the next one: a sewing machine is no washing machine, and no razor («сахлын машин»). */
export const binds = (word: string): boolean => isGenitive(word) || isPurpose(word)

/** Whether a word may be a noun with the -н that describes the next one, as «морин», «элсэн» and «махан» do; «дулаан» and «жижигхэн» are none. */
export const isMaterial = (word: string): boolean => /.[^аоөэи][аоөэи]н$/u.test(word) && !/.{3}х[аоөэ]н$/u.test(word)

/** Whether a word describes the next one: a genitive, a comitative, or a material such as «модон». */
export const isAttributive = (word: string): boolean => /(?:н|ны|ний|т[аоэ]й)$/u.test(word)

/** Whether a word names a device by what it does: «сорогч», «хураагуур». */
export const isDevice = (word: string): boolean => [word, mongolianStem(word)].some((form) => /.{3}(?:[аоөэуү]гч|уур|үүр)$/u.test(form))
