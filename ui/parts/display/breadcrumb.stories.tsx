/** Breadcrumb from the home page. */
import preview from "#book/preview.tsx"
import { Breadcrumb } from "./breadcrumb.tsx"

const steps = [
  { name: "Эмэгтэй", href: "/t/women" },
  { name: "Эмэгтэй хувцас", href: "/t/women/clothing" },
  { name: "Гадуур хувцас", href: "/t/women/clothing/outerwear" },
]

const meta = preview.meta({ title: "Parts/Breadcrumb", component: Breadcrumb, args: { steps, here: "Ноолууран пальто" } })

/** Each step is a link; the last one is the current page. */
export const Usual = meta.story({})
/** One step below the home page. */
export const Short = meta.story({ args: { steps: [], here: "Сагс" } })
/** Names wider than a phone. */
export const LongWords = meta.story({
  args: {
    steps: [...steps, { name: "Women's outdoor and winter clothing", href: "/t/x" }],
    here: "Цагаан ямааны хөөврөөр нэхсэн, цахилгаан товчтой урт пальто",
  },
  globals: { viewport: { value: "narrow", isRotated: false } },
})
