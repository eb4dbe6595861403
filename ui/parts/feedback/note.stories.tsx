/** Note beside content. */
import CircleAlert from "lucide-react/icons/circle-alert"
import Info from "lucide-react/icons/info"
import PartyPopper from "lucide-react/icons/party-popper"
import preview from "#book/preview.tsx"
import { PartFrame } from "#book/part-frame.tsx"
import { Note } from "./note.tsx"

const meta = preview.meta({
  title: "Parts/Note",
  component: Note,
  parameters: { layout: "padded" },
  args: { icon: <Info />, children: <p>Хүргэлтийн өдрийг захиалгын дараа утсаар тохирно</p> },
  render: (args) => (
    <PartFrame>
      <Note {...args} />
    </PartFrame>
  ),
})

/** Neutral. */
export const Plain = meta.story({})
/** Worth knowing before continuing. */
export const Information = meta.story({ args: { tone: "sky" } })
/** Good news. */
export const Good = meta.story({ args: { tone: "good", icon: <PartyPopper />, children: <p>Та 48,000₮ хэмнэлээ</p> } })
export const Warning = meta.story({ args: { tone: "warn", icon: <CircleAlert />, children: <p>Ганцхан 2 ширхэг үлдсэн</p> } })
/** Problem. */
export const Bad = meta.story({ args: { tone: "bad", icon: <CircleAlert />, children: <p>Купоны хугацаа дууссан байна</p> } })
/** Text that takes several lines. */
export const LongWords = meta.story({
  args: {
    tone: "warn",
    icon: <CircleAlert />,
    title: "Хүргэх боломжгүй бараа байна",
    children: (
      <p>Some of the things in your cart cannot be delivered to the address that you have chosen. Хүргэлтийн байршлаа дахин сонгоно уу.</p>
    ),
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
