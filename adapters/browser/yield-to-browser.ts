/** Yield of a task, so that the browser can paint and handle input. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
