/** Look books, nutrition, sizes and stock by places of a product; their code and messages load after the page, which sells without them. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import type { MoreProps } from "./more-props.ts"

const part = lazyPart<MoreProps>(() => import("./more-loaded.tsx").then(({ MoreLoaded }) => MoreLoaded, () => () => null))

export const LateMore = (props: MoreProps) => {
  const { Part } = useLazyPart(part, true)
  return Part && <Part {...props} />
}
