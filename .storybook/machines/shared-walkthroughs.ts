/** The walks of a page, where the frame beside it finds them: both are pages of the same book. */
import type { Walkthrough } from "./walkthrough.ts"

declare global {
  interface Window {
    /** By the name of the machine. */
    walkthroughs?: Map<string, Walkthrough>
  }
}

export const shareWalkthrough = (name: string, walkthrough: Walkthrough): void => {
  window.walkthroughs ??= new Map()
  window.walkthroughs.set(name, walkthrough)
}

export const sharedWalkthrough = (name: string): Walkthrough | null => window.parent.walkthroughs?.get(name) ?? null
