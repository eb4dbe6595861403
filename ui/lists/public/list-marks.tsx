/** Controls of lists, loaded lazily after the content of the page. */
import { latePart, nothing } from "#ui/react/lazy-part.ts"

export const ListMarks = latePart(() => import("#ui/lists/marks/marks.tsx").then(({ Marks }) => Marks, nothing))
