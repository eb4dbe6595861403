/** Controls of lists beside a page's own content; their code and messages load after the page, which does without them. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { MarksProps } from "#ui/lists/marks/marks-props.ts"

const part = lazyPart<MarksProps>(() => import("#ui/lists/marks/marks.tsx").then(({ Marks }) => Marks, () => () => null))

export const ListMarks = (props: MarksProps) => {
  const { Part } = useLazyPart(part, true)
  return Part && <Part {...props} />
}
