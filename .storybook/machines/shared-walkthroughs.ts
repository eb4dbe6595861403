/** Walkthroughs shared with the frame of a machine's page, which is a page of the same book. */
import type { Walkthrough } from "./walkthrough.ts"

declare global {
  interface Window {
    /** By machine name. */
    walkthroughs?: Map<string, Walkthrough>
  }
}

export const shareWalkthrough = (name: string, walkthrough: Walkthrough): void => {
  window.walkthroughs ??= new Map()
  window.walkthroughs.set(name, walkthrough)
}

export const sharedWalkthrough = (name: string): Walkthrough | null => window.parent.walkthroughs?.get(name) ?? null
