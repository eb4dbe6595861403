/** Controls of lists: on a tile, on a product, in the header, at the foot of every page. */
import { withMessages } from "#ui/messages/with-messages.tsx"
import { CompareBar } from "./compare-bar.tsx"
import { HeaderWishes } from "./header-wishes.tsx"
import type { MarksProps } from "./marks-props.ts"
import { ProductMarks } from "./product-marks.tsx"
import { TileMarks } from "./tile-marks.tsx"

const MarksAt = (props: MarksProps) => {
  switch (props.at) {
    case "tile":
    case "line":
      return <TileMarks at={props.at} product={props.product} variantId={props.variantId} />
    case "product":
      return <ProductMarks product={props.product} variantId={props.variantId} />
    case "header":
      return <HeaderWishes />
    case "foot":
      return <CompareBar />
    default:
      return props satisfies never
  }
}

export const Marks = withMessages(["catalogue", "lists"], MarksAt)
