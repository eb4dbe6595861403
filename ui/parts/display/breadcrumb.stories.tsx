/** The way here from the front door. */
import preview from "#book/preview.tsx"
import { Breadcrumb } from "./breadcrumb.tsx"

const steps = [
  { name: "Эмэгтэй", href: "/t/women" },
  { name: "Эмэгтэй хувцас", href: "/t/women/clothing" },
  { name: "Гадуур хувцас", href: "/t/women/clothing/outerwear" },
]

const meta = preview.meta({ title: "Parts/Breadcrumb", component: Breadcrumb, args: { steps, here: "Ноолууран пальто" } })

/** Each step leads back; the last one is where one stands. */
export const Usual = meta.story({})
/** One step from the door. */
export const Short = meta.story({ args: { steps: [], here: "Сагс" } })
/** Names that do not fit a phone's line. */
export const LongWords = meta.story({
  args: { steps: [...steps, { name: "Women's outdoor and winter clothing", href: "/t/x" }], here: "Цагаан ямааны хөөврөөр нэхсэн, цахилгаан товчтой урт пальто" },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
