/** Labels of options and properties by locale. */
import { inLocale, type Locale, type Localized } from "#domain/entities/locale.ts"

const labels: Readonly<Record<string, Localized>> = {
  colour: { mn: "Өнгө", en: "Colour" },
  pattern: { mn: "Хээ", en: "Pattern" },
  design: { mn: "Загвар", en: "Design" },
  cover: { mn: "Гадар", en: "Cover" },
  front: { mn: "Цагийн нүүр", en: "Dial" },
  frame_colour: { mn: "Хүрээний өнгө", en: "Frame colour" },
  lens_colour: { mn: "Шилний өнгө", en: "Lens colour" },
  clothing_size: { mn: "Хэмжээ", en: "Size" },
  shoe_size: { mn: "Хэмжээ", en: "Size" },
  pants_size: { mn: "Хэмжээ", en: "Size" },
  pack_size: { mn: "Савлагаа", en: "Pack" },
  option: { mn: "Сонголт", en: "Option" },
  storage: { mn: "Багтаамж", en: "Storage" },
  material: { mn: "Материал", en: "Material" },
  season: { mn: "Улирал", en: "Season" },
  gender: { mn: "Хүйс", en: "For" },
  age_group: { mn: "Насны ангилал", en: "Age group" },
  skin_type: { mn: "Арьсны төрөл", en: "Skin type" },
  net_content: { mn: "Цэвэр агууламж", en: "Net content" },
  screen: { mn: "Дэлгэц", en: "Screen" },
  memory: { mn: "Санах ой", en: "Memory" },
  battery: { mn: "Батарей", en: "Battery" },
  camera: { mn: "Камер", en: "Camera" },
  processor: { mn: "Процессор", en: "Processor" },
  power: { mn: "Чадал", en: "Power" },
  connection: { mn: "Холболт", en: "Connection" },
  resolution: { mn: "Нягтрал", en: "Resolution" },
  frequency: { mn: "Давтамж", en: "Frequency" },
  brightness: { mn: "Гэрлийн урсгал", en: "Brightness" },
  protection: { mn: "Усны хамгаалалт", en: "Water resistance" },
  dimensions: { mn: "Хэмжээс", en: "Dimensions" },
  length: { mn: "Урт", en: "Length" },
  capacity: { mn: "Эзлэхүүн", en: "Capacity" },
  max_load: { mn: "Даац", en: "Maximum load" },
  gears: { mn: "Араа", en: "Gears" },
  wheel: { mn: "Дугуйн голч", en: "Wheel" },
  pages: { mn: "Хуудас", en: "Pages" },
  keys: { mn: "Даралт", en: "Keys" },
  weight: { mn: "Жин", en: "Weight" },
  made_to_order: { mn: "Захиалгаар урлах хугацаа", en: "Made to order in" },
}

/** Label of a key; the key itself without one. */
export const labelOf = (key: string, locale: Locale): string => {
  const label = labels[key]
  return label === undefined ? key : inLocale(label, locale)
}
