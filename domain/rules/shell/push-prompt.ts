/** Rule of the push prompt: on which pages the prompt may open. B24. */
import { localPath } from "#domain/entities/locale.ts"

/** Paths of the pages on which a shopper pays or logs in, such as `/account/orders/R402913578/pay`. */
const pathsWithoutPrompt = /^\/(?:checkout|login|account\/orders\/[^/?#]+\/pay)(?:[/?#]|$)/

/** Whether the prompt may open over the page at `path`, with or without its language: not over `/en/checkout`. */
export const mayPromptOn = (path: string): boolean => !pathsWithoutPrompt.test(localPath(path).path)
