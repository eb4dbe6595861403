/** Reference of the settings that content may replace. */
import { defaultLocale } from "#domain/entities/locale.ts"

export const identityReference = {
  brand: { effect: "Name of the shop in headings, titles, letters and messages.", example: "Хангай" },
  company: { effect: "Legal name of the company in the terms, letters, receipts and payments.", example: "Хангай Мод ХХК" },
  support_phone: { effect: "Telephone that pages, letters and messages name for help.", example: "7711 2233" },
  support_email: { effect: "E-mail address that pages and letters name for help; empty for none.", example: "shop@khangai.mn" },
  address: {
    effect: "Address of the company by language, in the foot of pages, the terms and structured data.",
    example: { [defaultLocale]: "Улаанбаатар, Баянзүрх дүүрэг" },
  },
  accent: {
    effect: "Accent colour as six hexadecimal digits; readable shades are derived from it. `null` is the usual blue.",
    example: "#2f6b3c",
  },
  logo: {
    effect:
      "Square picture beside the name, in the head of letters and as the icon of browser tabs and of the installed shop; best with a transparent ground. A name of the shop's own pictures, as content also a file or an address. `null` draws a sun in the accent colour.",
    example: "shaazan-dankh.tsagaan.front",
  },
  share_picture: {
    effect:
      "Picture of shared links to pages that have none of their own, and to the home page; named as the logo is. `null` takes none, and for the home page its hero or first product.",
    example: "stay-ger-gobi.scene",
  },
  hero_picture: {
    effect:
      "Picture at the top of the home page, 1,200 pixels wide or more; named as the logo is. What it is about stands at its centre: phones show it wider, computers higher. `null` shows four products there.",
    example: "look-ger-1",
  },
  lifestyle: {
    effect: "Row of the home page with products of a category in certain stores; `null` for none.",
    example: { product_cat: "home", store_codes: ["modlog"] },
  },
} as const

export const deliveryReference = {
  shipping_fee: {
    effect: "Usual delivery fee of an order, in tugrik; `0` delivers free of charge. Places have their own in `delivery.zones`.",
    example: 5000,
  },
  delivery_hours: {
    effect:
      "Hours from payment within which an order that is not delivered on the same day arrives in the city. Without a same-day rule each 24 hours are a working day: `48` is two.",
    example: 24,
  },
  work_from: { effect: "Hour of the day from which orders are delivered and the telephone is answered.", example: 10 },
  work_to: { effect: "Hour of the day until which orders are delivered and the telephone is answered.", example: 20 },
  delivery: {
    same_day: {
      effect:
        "Orders of a working day before the hour `before` arrive within that many working `hours` of payment, 5 or more; `null` delivers no order on its day.",
      example: { before: 12, hours: 6 },
    },
    country: { effect: "Whether orders are delivered outside Ulaanbaatar, except to places in `zones`.", example: false },
    country_hours: { effect: "Hours from payment outside Ulaanbaatar, 24 or more apart.", example: { from: 48, to: 96 } },
    zones: {
      effect:
        "Terms of an aimag or a district: the hours `from` and `to` from payment in place of the usual ones and of the same-day rule, the `fee` in tugrik in place of `shipping_fee`, and `per_kg` in place of that of `by_weight`; each may be left out, the hours only where there are usual ones. `null` where nothing is delivered.",
      example: {
        "Баян-Өлгий": { from: 72, to: 144, fee: 15_000, per_kg: 2000 },
        "Улаанбаатар, Багануур": { from: 24, to: 48 },
        "Улаанбаатар, Налайх": { fee: 8000 },
        Увс: null,
      },
    },
    free_from: {
      effect:
        "Sum of the goods after the coupon, in tugrik, from which the delivery is free everywhere; `null` for never. Stays and gift cards do not count.",
      example: 150_000,
    },
    by_weight: {
      effect:
        "What each begun kilogram beyond `included_kg` adds to the fee, `per_kg` in tugrik; `null` takes the same fee for every weight. Goods weigh what `weight` of the import says, and nothing without it.",
      example: { included_kg: 10, per_kg: 800 },
    },
    made_to_order_days: { effect: "Days in which goods made to order are delivered, 2 or more apart.", example: { from: 10, to: 20 } },
    pickup: {
      effect:
        "Opening `hours` in which a store prepares an order that is picked up, 8 at most, and open `days` for which it keeps the order, the one on which it is ready included.",
      example: { hours: 1, days: 5 },
    },
  },
} as const

export const returnReference = {
  returns: {
    hours: { effect: "Hours from receipt within which goods may be returned; `0` takes nothing back.", example: 72 },
    categories: {
      effect:
        "Hours by address of a category, which its subcategories inherit; `0` takes nothing of it back. The address is what follows `/t/` on the category's page.",
      example: { food: 24, "food/meat": 0, women: 72 },
    },
  },
} as const
