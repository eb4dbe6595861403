/** Upload of the new pictures of a call. Its code is loaded with the first picture, since few pages send any. */
import type { PictureUpload } from "#adapters/browser/review-pictures.ts"

/** Pictures by their keys, and the options of the call that sends them; `onSent` receives the share that is sent. */
export const uploadOf = async (keys: ReadonlyArray<string>, onSent: (share: number) => void): Promise<PictureUpload> =>
  keys.length === 0 ? { files: [], sending: {} } : (await import("#adapters/browser/review-pictures.ts")).uploadOf(keys, onSent)
