/** List of facts in two columns. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { DefinitionList } from "./definition-list.tsx"

const meta = preview.meta({
  title: "Parts/DefinitionList",
  component: DefinitionList,
  parameters: { layout: "padded" },
  args: {
    pairs: [
      { key: "number", name: "Захиалгын дугаар", value: "R402913578" },
      { key: "total", name: "Төлсөн дүн", value: "600,700₮" },
      { key: "way", name: "Төлбөрийн хэлбэр", value: "QR код" },
    ],
  },
  render: (args) => (
    <PartFrame>
      <DefinitionList {...args} />
    </PartFrame>
  ),
})

/** Names on the left, values on the right. */
export const Usual = meta.story({})
/** Names and values that take several lines. */
export const LongWords = meta.story({
  args: {
    pairs: [
      {
        key: "address",
        name: "Delivery address and the person who receives",
        value: "Улаанбаатар, Баянзүрх дүүрэг, 26-р хороо, Их Монгол Улсын гудамж, 45-р байр, 3-р орц, 1204 тоот",
      },
    ],
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
