/** Rating of a product or review. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Rating, Stars } from "./rating.tsx"

const meta = preview.meta({
  title: "Parts/Rating",
  component: Rating,
  parameters: { layout: "padded" },
  args: { average: 4.6, total: 128 },
})

/** One star, the average and the number of ratings. */
export const Liked = meta.story({})
/** A single rating. */
export const One = meta.story({ args: { average: 5, total: 1 } })
/** No ratings: nothing is shown. */
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
