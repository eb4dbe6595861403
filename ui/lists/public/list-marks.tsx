/** Controls of lists beside a page's own content, which does without them. */
import { latePart, nothing } from "#ui/react/lazy-part.ts"

export const ListMarks = latePart(() => import("#ui/lists/marks/marks.tsx").then(({ Marks }) => Marks, nothing))
