/** Texts in Mongolian that browsers load after the first view, or never. */
import type { Phrases } from "#domain/languages/language.ts"

export const phrases: Phrases = {
  views: { front: "урд талаас", side: "хажуу талаас", back: "ард талаас", top: "дээрээс", detail: "ойроос" },
  stay: ({ nights, guests, rooms }) => [`${nights} шөнө`, `${guests} хүн`, `${rooms} өрөө`],
  refusals: {
    wrongLogin: "Нэвтрэх нэр эсвэл нууц үг буруу байна",
    noShippingRates: "Хүргэлтийн байршлаа дахин сонгоно уу",
    silent: "Дэлгүүр энэ хүсэлтийг хүлээж авсангүй",
    failure: (phone) =>
      `Алдаа манай талаас гарлаа. Түр хүлээгээд дахин оролдоно уу${phone === null ? "" : ` эсвэл ${phone} дугаарт залгаарай`}.`,
  },
  noScripts: "Сагс, захиалга, нэвтрэлт JavaScript-гүйгээр ажиллахгүй. Хөтчийнхөө тохиргооноос асаана уу. Лавлах утас:",
  english: "Mongolian",
  openGraph: "mn_MN",
}
