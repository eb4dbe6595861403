/** A few choices side by side. */
import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import preview from "#book/preview.tsx"
import { Segment, SegmentButton, SegmentLink } from "./segment.tsx"

const meta = preview.meta({ title: "Parts/Segment", component: Segment, parameters: { layout: "centered" } })

const nothing = () => undefined

/** Two ways to see the shop, each a picture with a name. */
export const OfButtons = meta.story({
  args: {
    label: "Горим",
    children: (
      <>
        <SegmentButton label="Цайвар горим" pressed onPress={nothing}>
          <Sun />
        </SegmentButton>
        <SegmentButton label="Бараан горим" pressed={false} onPress={nothing}>
          <Moon />
        </SegmentButton>
      </>
    ),
  },
})
/** The same page in two languages. */
export const OfLinks = meta.story({
  args: {
    label: "Хэл",
    children: (
      <>
        <SegmentLink href="/" current>
          Монгол
        </SegmentLink>
        <SegmentLink href="/en" current={false}>
          English
        </SegmentLink>
      </>
    ),
  },
})
