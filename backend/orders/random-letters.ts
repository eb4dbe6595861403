/** Random letters of codes that people read and type: of gift cards and e-tickets. */
import { randomInt } from "node:crypto"

/** Letters and digits that are not taken for one another. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

export const randomLetters = (count: number): string => Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("")
