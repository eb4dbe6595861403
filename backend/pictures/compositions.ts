/** Layout of each picture of the shop, by its name. */
import { chance, shuffled } from "#backend/demo/seeded-random.ts"
import type { DemoProduct, DemoTaxon } from "#backend/demo/demo.ts"
import { categoryPicture, faceName, reviewPictures, stayArtworks, stayPicture } from "#backend/demo/catalogue/pictures.ts"
import type { DemoLook } from "#backend/demo/catalogue/look-books.ts"
import type { Choice } from "#backend/demo/catalogue/options.ts"
import type { Layer } from "./compose.ts"
import { dressed } from "./product-artwork.ts"

type Slot = Pick<Layer, "x" | "y" | "size"> & { readonly angle?: number }

/** The object with its companion, at one position of a picture. */
const object = (product: DemoProduct, look: Choice | undefined, { x, y, size, angle = 0 }: Slot): ReadonlyArray<Layer> => {
  const { artwork, colour, second, label, beside, angle: own = 0, weave, stretch, flip, reach, part, isPale } = dressed(product, look)
  const main: Layer = {
    artwork,
    hex: colour,
    x: beside === undefined ? x : x - size * 0.14,
    y,
    size: beside === undefined ? size : size * 0.8,
    angle: own + angle,
    ...(weave === undefined ? {} : { weave }),
    ...(second === null ? {} : { second }),
    ...(stretch === undefined ? {} : { stretch }),
    ...(flip === undefined ? {} : { flip }),
    ...(reach === undefined ? {} : { reach }),
    ...(part === undefined ? {} : { part }),
    ...(isPale === undefined ? {} : { isPale }),
  }
  return [
    ...(beside === undefined ? [] : [{ artwork: beside, hex: colour, x: x + size * 0.2, y: y + size * 0.06, size: size * 0.74, angle: 4 }]),
    main,
    ...(label === undefined ? [] : [{ artwork: label, hex: null, x, y: y + size * 0.07, size: size * 0.34, on: true }]),
  ]
}

const whole: Slot = { x: 0.5, y: 0.485, size: 0.88 }

/** Close-up: the product, and a magnifying glass over its most detailed area. */
const closer = (product: DemoProduct, look: Choice | undefined): ReadonlyArray<Layer> => {
  const glass = { x: 0.69, y: 0.68, radius: 0.27 }
  const small: Slot = { x: 0.4, y: 0.4, size: 0.7 }
  const seen = object(product, look, { ...glass, size: small.size * 2.2 }).at(-1)
  return [...object(product, look, small), ...(seen === undefined ? [] : [{ ...seen, x: glass.x, y: glass.y, glass }])]
}

const top = (product: DemoProduct): string => product.permalink.split("/").slice(0, 2).join("/")

/** Two similar products with other drawings. */
const companions = (product: DemoProduct, all: ReadonlyArray<DemoProduct>): ReadonlyArray<DemoProduct> => {
  const near = shuffled(product.sku, all.filter((other) => top(other) === top(product)))
  const far = shuffled(product.sku, all.filter((other) => other.permalink.split("/")[0] === product.permalink.split("/")[0]))
  const drawing = (one: DemoProduct): string => {
    const { artwork, label = "" } = dressed(one, one.looks?.[0])
    return artwork + label
  }
  const drawn = new Set([drawing(product)])
  return [...near, ...far].filter((other) => !drawn.has(drawing(other)) && drawn.add(drawing(other))).slice(0, 2)
}

const inCompany = (product: DemoProduct, look: Choice | undefined, all: ReadonlyArray<DemoProduct>): ReadonlyArray<Layer> => {
  const [first, second] = companions(product, all)
  const side = chance(`side ${product.sku}`) < 0.5
  const x = (share: number): number => (side ? share : 1 - share)
  const other = (one: DemoProduct | undefined, slot: Slot) => (one === undefined ? [] : object(one, one.looks?.[0], slot))
  return [
    ...other(first, { x: x(0.74), y: 0.3, size: 0.42, angle: side ? 5 : -5 }),
    ...object(product, look, { x: x(0.36), y: 0.55, size: 0.64 }),
    ...other(second, { x: x(0.78), y: 0.72, size: 0.36 }),
  ]
}

const slots: Readonly<Record<number, ReadonlyArray<Slot>>> = {
  2: [{ x: 0.68, y: 0.4, size: 0.58, angle: 4 }, { x: 0.34, y: 0.58, size: 0.6, angle: -3 }],
  3: [{ x: 0.26, y: 0.36, size: 0.48, angle: -5 }, { x: 0.75, y: 0.36, size: 0.48, angle: 5 }, { x: 0.5, y: 0.64, size: 0.54 }],
  4: [{ x: 0.27, y: 0.29, size: 0.44 }, { x: 0.73, y: 0.29, size: 0.44 }, { x: 0.27, y: 0.72, size: 0.44 }, { x: 0.73, y: 0.72, size: 0.44 }],
}

/** All looks of the product, the first in front. */
const together = (product: DemoProduct, looks: ReadonlyArray<Choice>): ReadonlyArray<Layer> => {
  const shown = looks.slice(0, 4)
  const spots = slots[shown.length] ?? []
  return shown.toReversed().flatMap((look, at) => object(product, look, spots[at] ?? whole))
}

/** Drawing of the parcel in which it came. */
const parcel = "1f4e6"

/** Snapshots of buyers: held aslant, close up, and beside its parcel. */
const snapshots = (product: DemoProduct, look: Choice | undefined): ReadonlyArray<ReadonlyArray<Layer>> => [
  object(product, look, { x: 0.47, y: 0.53, size: 0.92, angle: -13 }),
  object(product, look, { x: 0.56, y: 0.6, size: 1.25, angle: 8 }),
  [{ artwork: parcel, hex: null, x: 0.7, y: 0.36, size: 0.5, angle: 6 }, ...object(product, look, { x: 0.38, y: 0.6, size: 0.62, angle: -5 })],
]

export type Recipe = () => ReadonlyArray<Layer>

/** All pictures by name. A category shows its first product. */
export const recipes = (products: ReadonlyArray<DemoProduct>, taxons: ReadonlyArray<DemoTaxon>, looks: ReadonlyArray<DemoLook>): ReadonlyMap<string, Recipe> => {
  const book = new Map<string, Recipe>()
  for (const product of products) {
    const looks = product.looks ?? [undefined]
    for (const look of looks) book.set(faceName(product.slug, look), () => object(product, look, whole))
    const first = looks[0]
    const face = faceName(product.slug, first)
    book.set(`${face}-detail`, () => closer(product, first))
    book.set(`${face}-company`, () => inCompany(product, first, products))
    reviewPictures(product.slug).forEach((name, at) => book.set(name, () => snapshots(product, looks[at % looks.length])[at] ?? []))
    if (product.looks !== null && product.looks.length > 1) book.set(`${product.slug}-together`, () => together(product, product.looks ?? []))
  }
  for (const artwork of stayArtworks) {
    book.set(stayPicture(artwork), () => [{ artwork, hex: null, ...whole }])
  }
  for (const taxon of taxons) {
    const goods = products.find(({ permalink }) => permalink === taxon.permalink) ?? products.find(({ permalink }) => permalink.startsWith(`${taxon.permalink}/`))
    if (goods !== undefined) book.set(categoryPicture(taxon.permalink), () => object(goods, goods.looks?.[0], whole))
  }
  for (const { picture, places } of looks) {
    book.set(picture, () => places.flatMap(({ slug, ...place }) => {
      const shown = products.find((product) => product.slug === slug)
      return shown === undefined ? [] : object(shown, shown.looks?.[0], place)
    }))
  }
  return book
}
