/** A state in a word or two. */
import Check from "lucide-react/icons/check"
import preview from "#book/preview.tsx"
import { Tag } from "./tag.tsx"

const meta = preview.meta({ title: "Parts/Tag", component: Tag, parameters: { layout: "padded" }, args: { children: "Бэлтгэгдэж байна" } })

/** Nothing that one should look at. */
export const Plain = meta.story({})
/** On its way. */
export const OnTheWay = meta.story({ args: { tone: "sky", children: "Хүргэгдэж байна" } })
/** It went well. */
export const Good = meta.story({ args: { tone: "good", icon: <Check />, children: "Төлөгдсөн" } })
/** The shopper is waited for. */
export const Warning = meta.story({ args: { tone: "warn", children: "Төлбөр хүлээгдэж байна" } })
/** It did not work out. */
export const Bad = meta.story({ args: { tone: "bad", children: "Цуцлагдсан" } })
/** Longer than the screen is wide. */
export const LongWords = meta.story({ args: { tone: "warn", children: "Waiting for the bank to confirm the payment of the whole amount" }, globals: { viewport: { value: "narrow", isRotated: false } } })
