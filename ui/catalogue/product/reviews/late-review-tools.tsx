/** Order, filter and votes of reviews; their code and messages load after the page, which is read without them. */
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import styles from "./review-tools.module.css"
import type { ControlsProps, HelpfulProps } from "./review-tools-props.ts"

const controls = lazyPart<ControlsProps>(() => import("./review-tools-loaded.tsx").then(({ ControlsLoaded }) => ControlsLoaded, () => () => null))
const helpful = lazyPart<HelpfulProps>(() => import("./review-tools-loaded.tsx").then(({ HelpfulLoaded }) => HelpfulLoaded, () => () => null))

export const LateReviewControls = (props: ControlsProps) => {
  const { Part } = useLazyPart(controls, true)
  return <div className={styles.controls}>{Part !== null && <Part {...props} />}</div>
}

export const LateHelpful = (props: HelpfulProps) => {
  const { Part } = useLazyPart(helpful, true)
  return <div className={styles.helpful}>{Part !== null && <Part {...props} />}</div>
}
