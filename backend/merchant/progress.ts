/** Progress of a long command, on the error output so that a report can be redirected. */

/** Milliseconds between two lines. */
const every = 2000

/** Prints the latest line now and then. */
export const progress = (): ((text: string) => void) => {
  let lastAt = Date.now()
  return (text) => {
    if (Date.now() - lastAt < every) return
    lastAt = Date.now()
    console.error(text)
  }
}
