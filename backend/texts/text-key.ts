/** Key of a text: those of the default locale. */
import type * as files from "./areas.ts"

type Files = typeof files

export type TextKey = { [Area in keyof Files]: keyof Files[Area] }[keyof Files]
