/** Outcome of a process. */
import Check from "lucide-react/icons/check"
import Clock from "lucide-react/icons/clock"
import X from "lucide-react/icons/x"
import preview from "#book/preview.tsx"
import { Button } from "#ui/parts/button/button.tsx"
import { Outcome } from "./outcome.tsx"

const meta = preview.meta({
  title: "Parts/Outcome",
  component: Outcome,
  parameters: { layout: "padded" },
  args: {
    tone: "good" as const,
    icon: <Check />,
    title: "Төлбөр төлөгдлөө",
    children: <p>Захиалгаа бэлтгэж эхэллээ</p>,
    actions: <Button>Захиалгаа харах</Button>,
  },
})

/** Success. */
export const Good = meta.story({})
/** Undecided. */
export const Waiting = meta.story({
  args: { tone: "sky", icon: <Clock />, title: "Төлбөр шалгагдаж байна", children: <p>Ихэвчлэн нэг минут болдог</p>, actions: null },
})
/** Time over, with an action. */
export const Warning = meta.story({
  args: {
    tone: "warn",
    icon: <Clock />,
    title: "Төлөх хугацаа дууслаа",
    children: <p>Захиалга цуцлагдсан. Сагсандаа дахин нэмж захиална уу.</p>,
  },
})
/** Failure; the first action is a retry. */
export const Bad = meta.story({
  args: {
    tone: "bad",
    icon: <X />,
    title: "Төлбөр амжилтгүй боллоо",
    children: <p>Данснаас тань мөнгө хасагдаагүй</p>,
    actions: <Button>Дахин оролдох</Button>,
  },
})
/** Text that takes several lines. */
export const LongWords = meta.story({
  args: {
    tone: "bad",
    icon: <X />,
    title: "The bank could not be reached and your payment has not been made",
    children: <p>Банкны систем түр ажиллахгүй байгаа тул төлбөрийг хүлээн авч чадсангүй. Түр хүлээгээд дахин оролдоно уу.</p>,
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
