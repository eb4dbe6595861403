/** Numbered instructions. */
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Instructions } from "./instructions.tsx"

const meta = preview.meta({
  title: "Parts/Instructions",
  component: Instructions,
  parameters: { layout: "padded" },
  args: { steps: ["Банкны аппаа нээнэ үү", "QR уншуулах хэсгийг сонгоно уу", "Кодыг уншуулаад төлбөрөө баталгаажуулна уу"] },
  render: (args) => (
    <PartFrame>
      <Instructions {...args} />
    </PartFrame>
  ),
})

/** Three steps. */
export const Usual = meta.story({})
/** Steps that take several lines. */
export const LongWords = meta.story({
  args: {
    steps: [
      "Open the application of the bank from whose account you would like to pay",
      "Дансны дугаар, хүлээн авагчийн нэр, гүйлгээний утгыг яг байгаагаар нь хуулж оруулна уу",
    ],
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
