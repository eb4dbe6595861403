/** How well shoppers liked something. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Rating, Stars } from "./rating.tsx"

const meta = preview.meta({ title: "Parts/Rating", component: Rating, parameters: { layout: "padded" }, args: { average: 4.6, total: 128 } })

/** One star, the average, and how many said so. */
export const Liked = meta.story({})
/** A single review. */
export const One = meta.story({ args: { average: 5, total: 1 } })
/** Nobody has said anything: nothing is shown, rather than a zero. */
export const None = meta.story({ args: { total: 0 } })
/** Five stars, the last one in part. */
export const InStars = meta.story({
  render: () => (
    <PartFrame shape="row">
      {[5, 4.6, 3.5, 1, 0].map((stars) => (
        <Stars key={stars} stars={stars} />
      ))}
    </PartFrame>
  ),
})
