/** Rule of the push prompt: on which pages the prompt may open. B24. */
import { localPath } from "#domain/entities/locale.ts"

/** A shopper who pays or logs in is not disturbed. */
const undisturbed = /^\/(?:checkout|login|account\/orders\/[^/?#]+\/pay)(?:[/?#]|$)/

/** Whether the prompt may stand over the page at a path with or without its language. */
export const mayAskOver = (path: string): boolean => !undisturbed.test(localPath(path).path)
