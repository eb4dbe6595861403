/** Lets the browser paint and hear the shopper before more is done. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
