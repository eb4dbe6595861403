/** Rule of the push prompt: on which pages the prompt may open. B24. */
import { localPath } from "#domain/entities/locale.ts"

/** Pages on which a shopper pays or logs in. */
const undisturbed = /^\/(?:checkout|login|account\/orders\/[^/?#]+\/pay)(?:[/?#]|$)/

/** Whether the prompt may stand over the page at a path with or without its language. */
export const mayAskOver = (path: string): boolean => !undisturbed.test(localPath(path).path)
