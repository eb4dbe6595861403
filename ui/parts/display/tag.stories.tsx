/** Status in a word or two. */
import Check from "lucide-react/icons/check"
import preview from "#book/preview.tsx"
import { Tag } from "./tag.tsx"

const meta = preview.meta({ title: "Parts/Tag", component: Tag, parameters: { layout: "padded" }, args: { children: "Бэлтгэгдэж байна" } })

/** Neutral. */
export const Plain = meta.story({})
/** In progress. */
export const OnTheWay = meta.story({ args: { tone: "sky", children: "Хүргэгдэж байна" } })
/** Success. */
export const Good = meta.story({ args: { tone: "good", icon: <Check />, children: "Төлөгдсөн" } })
/** Waiting for the shopper. */
export const Warning = meta.story({ args: { tone: "warn", children: "Төлбөр хүлээгдэж байна" } })
/** Failure. */
export const Bad = meta.story({ args: { tone: "bad", children: "Цуцлагдсан" } })
/** Text wider than the screen. */
export const LongWords = meta.story({
  args: { tone: "warn", children: "Waiting for the bank to confirm the payment of the whole amount" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
