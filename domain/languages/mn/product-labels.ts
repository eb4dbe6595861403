/** Labels of products in Mongolian: properties, values, badges, units. */

export const productLabels = {
  /** Names of options, properties and labelled fields, by their keys. */
  labels: {
    colour: "Өнгө",
    pattern: "Хээ",
    design: "Загвар",
    cover: "Гадар",
    front: "Цагийн нүүр",
    frame_colour: "Хүрээний өнгө",
    lens_colour: "Шилний өнгө",
    clothing_size: "Хэмжээ",
    shoe_size: "Хэмжээ",
    pants_size: "Хэмжээ",
    pack_size: "Савлагаа",
    capacity: "Багтаамж",
    option: "Сонголт",
    storage: "Багтаамж",
    material: "Материал",
    season: "Улирал",
    gender: "Хүйс",
    age_group: "Насны ангилал",
    skin_type: "Арьсны төрөл",
    net_content: "Цэвэр агууламж",
    weight: "Жин",
    made_to_order: "Захиалгаар урлах хугацаа",
  },
  /** Values of facets that stand in place of those of a product. */
  values: {
    spring: "Хавар",
    summer: "Зун",
    autumn: "Намар",
    winter: "Өвөл",
    women: "Эмэгтэй",
    men: "Эрэгтэй",
    dry: "Хуурай",
    sensitive: "Мэдрэмтгий",
  },
  colours: {
    black: "Хар",
    white: "Цагаан",
    grey: "Саарал",
    silver: "Мөнгөлөг",
    red: "Улаан",
    maroon: "Хүрэн",
    pink: "Ягаан",
    purple: "Нил ягаан",
    orange: "Улбар шар",
    yellow: "Шар",
    gold: "Алтлаг",
    beige: "Шаргал",
    brown: "Бор",
    green: "Ногоон",
    turquoise: "Оюу",
    lightBlue: "Цэнхэр",
    blue: "Хөх",
    navy: "Хар хөх",
  },
  /** Between the last two of several values in one text: «Мөнгө ба циркон» are two. */
  and: "ба",
  /** Labels of badges that a facet counts. */
  badges: { gift: "Бэлэгтэй" },
  /** The place from which orders are sent. */
  warehouse: "Төв агуулах",
  /** Unit of a room. */
  night: "шөнө",
  /** Default unit of a product. */
  unit: "ш",
}

/** Words that every language has. */
export type ProductLabels = typeof productLabels
