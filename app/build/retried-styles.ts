/** Vite plugin by which a stylesheet that failed is requested again with its module: Vite's loader requests each once, and shows the module without it at the next try. */
import type { Plugin } from "vite"

const loader = "\0vite/preload-helper.js"

/** Where the loader marks a file as requested though it failed. */
const marking = /seen\[href\] = (?:void 0|undefined);(\s*throw err)/

/** The loader that forgets what failed. Throws where another version of Vite is written differently. */
export const forgettingFailures = (code: string): string => {
  if (!marking.test(code)) throw new Error("Vite's loader of modules has changed: see whether it requests stylesheets again")
  return code.replace(marking, "delete seen[href];$1")
}

export const retriedStyles = (): Plugin => ({
  name: "delguur:retried-styles",
  apply: "build",
  transform: (code, id) => (id === loader ? { code: forgettingFailures(code), map: null } : null),
})
