/** The walks of a page, where the frame beside it finds them: both are pages of the same book. */
import type { Walkthrough } from "./walkthrough.ts"

declare global {
  interface Window {
    /** By the name of the machine. */
    walkthroughs?: Map<string, Walkthrough>
  }
}

export const shareWalk = (name: string, walk: Walkthrough): void => {
  window.walkthroughs ??= new Map()
  window.walkthroughs.set(name, walk)
}

export const sharedWalk = (name: string): Walkthrough | null => window.parent.walkthroughs?.get(name) ?? null
