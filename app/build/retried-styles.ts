/**
 * Vite plugin that lets a failed stylesheet be requested again with its module: Vite's loader requests each once, and shows the
 * module without it at the next try.
 */
import type { Plugin } from "vite"

const loader = "\0vite/preload-helper.js"

/** Code of the loader that marks a failed file as requested. */
const failureMark = /seen\[href\] = (?:void 0|undefined);(\s*throw err)/

/** Code of a loader that forgets failed files. Throws where the loader of another version of Vite is written differently. */
export const forgettingFailures = (code: string): string => {
  if (!failureMark.test(code)) throw new Error("Vite's loader of modules has changed: see whether it requests stylesheets again")
  return code.replace(failureMark, "delete seen[href];$1")
}

export const retriedStyles = (): Plugin => ({
  name: "delguur:retried-styles",
  apply: "build",
  transform: (code, id) => (id === loader ? { code: forgettingFailures(code), map: null } : null),
})
