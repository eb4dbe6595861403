/** Comparison of secrets in a time that does not depend on how much of them is alike. */
import { createHash, timingSafeEqual } from "node:crypto"

/** Hashed first, since `timingSafeEqual` compares only values of one length. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

export const isSameSecret = (provided: string, expected: string): boolean => timingSafeEqual(digest(provided), digest(expected))
