/** Heads of the catalogue's pages for crawlers. */
import type { ListingPage } from "#domain/entities/catalogue/listing.ts"
import type { LookBook } from "#domain/entities/catalogue/look-book.ts"
import type { BadgePage, HomePage, LookBookPage, ProductPage, VendorPage } from "#machines/catalogue/ports.ts"
import type { ListPage } from "#machines/list-page.ts"
import { badgePath, brandPath, vendorPath } from "#domain/rules/catalogue/coded-paths.ts"
import { pictureAddress } from "#domain/rules/catalogue/picture-address.ts"
import { branchOf } from "#domain/rules/catalogue/product-branch.ts"
import { counted } from "#ui/messages/counted.ts"
import { defineHeads, type PageHead, type PageHeadInput } from "#app/server/page-head.ts"
import {
  brandData,
  breadcrumbs,
  collectionData,
  itemList,
  organizationData,
  pageList,
  vendorData,
  websiteData,
} from "#app/server/structured-data.ts"
import { productData } from "#app/server/structured-product.ts"
import type { BrandData } from "./brand-query-at.ts"

/** Longest description that search engines show, in characters. */
const maxDescriptionLength = 160

/** Text of a description without mark-up, cut after a word to the maximum length. */
const plainText = (html: string): string => {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
  return text.length <= maxDescriptionLength ? text : `${text.slice(0, maxDescriptionLength - 1).replace(/\s+\S*$/, "")}…`
}

/** Head of a listing or of search results. */
export const listingHead = (page: ListingPage, { location, text, title, to }: PageHeadInput): PageHead => {
  const { collection } = page.query
  const taxons = page.breadcrumb.map(({ name, permalink }) => ({ name, path: `/t/${permalink}` }))
  const listing = { name: text(collection === null ? "listing.all" : `listing.${collection}`), path: location.path }
  const steps = taxons.length === 0 ? [listing] : taxons
  const about = plainText(collection === "sale" ? text("listing.sale.text") : (page.text ?? ""))
  return {
    description: about || `${title}: ${text("listing.count", counted(page.total))}. ${text("site.description")}`,
    picture: page.tiles[0]?.image?.src,
    structuredData: [
      ...(about === "" ? [] : [collectionData({ ...(steps.at(-1) ?? listing), about }, to)]),
      breadcrumbs(steps, { text, to }),
      itemList(page.tiles, to),
    ],
  }
}

export const heads = defineHeads({
  badge: {
    head: ({ badge, tiles }: BadgePage, { text, to }) => ({
      description: badge.description === "" ? badge.name : badge.description,
      picture: badge.image ?? undefined,
      structuredData: [breadcrumbs([{ name: badge.name, path: badgePath(badge.code) }], { text, to }), itemList(tiles.items, to)],
    }),
  },
  brand: {
    head: ({ brand, listing }: BrandData, { text, to, origin }) => ({
      description: [brand.field, brand.tagline, brand.story].filter((part) => part !== "").join(". "),
      picture: brand.logo ?? undefined,
      structuredData: [
        brandData(brand, origin, to),
        breadcrumbs(
          [
            { name: text("brands.title"), path: "/brands" },
            { name: brand.name, path: brandPath(brand.code) },
          ],
          { text, to },
        ),
        itemList(listing.tiles, to),
      ],
    }),
    addresses: ({ brands }) => brands.map(({ code, changedAt }) => ({ path: brandPath(code), changedAt })),
  },
  home: {
    head: ({ hero }: HomePage, { config, origin, text, to }) => ({
      picture:
        config.sharePicture !== null ? undefined : config.heroPicture === null ? hero[0]?.image?.src : pictureAddress(config.heroPicture),
      structuredData: [websiteData(config, { text, to }), organizationData(config, origin)],
    }),
  },
  listing: {
    head: listingHead,
    addresses: ({ taxons }) => taxons.map(({ permalink }) => ({ path: `/t/${permalink}`, changedAt: null })),
    entry: { name: "Everything", path: "/products", text: "filters by colour, size, price, rating and others stand in the address" },
  },
  "look-book": {
    head: ({ book, tiles }: LookBookPage, { text, to }) => ({
      description: book.description === "" ? book.title : book.description,
      picture: book.images[0]?.src,
      structuredData: [
        breadcrumbs(
          [
            { name: text("looks.title"), path: "/look-books" },
            { name: book.title, path: `/look-books/${book.id}` },
          ],
          { text, to },
        ),
        itemList(tiles, to),
      ],
    }),
    addresses: ({ lookBooks }) => lookBooks.map(({ id }) => ({ path: `/look-books/${id}`, changedAt: null })),
  },
  "look-books": {
    head: ({ items }: ListPage<LookBook>, { text, to }) => ({
      description: text("looks.lead"),
      picture: items[0]?.images[0]?.src,
      structuredData: [
        breadcrumbs([{ name: text("looks.title"), path: "/look-books" }], { text, to }),
        pageList(
          items.map(({ id, title }) => ({ name: title, path: `/look-books/${id}` })),
          to,
        ),
      ],
    }),
    offered: ({ lacks }) => !lacks.includes("look_books"),
    entry: { name: "Look books", path: "/look-books", text: "pictures with the products in them" },
  },
  product: {
    head: ({ product, keywords, reviews }: ProductPage, { origin, text, to, config }) => {
      const description = plainText(product.description) || product.title
      const steps = [
        ...branchOf(product).map(({ name, permalink }) => ({ name, path: `/t/${permalink}` })),
        { name: product.title, path: `/products/${product.slug}` },
      ]
      return {
        description,
        picture: (product.images[0] ?? product.image)?.src,
        structuredData: [
          productData({ product, keywords, reviews }, { description, origin, to, config }),
          breadcrumbs(steps, { text, to }),
        ],
        type: "product",
      }
    },
    addresses: ({ products }) => products.map(({ slug, changedAt }) => ({ path: `/products/${slug}`, changedAt })),
  },
  vendor: {
    head: ({ vendor, tiles }: VendorPage, { text, to, origin }) => ({
      description: [vendor.name, vendor.address].filter((part) => part !== "").join(". "),
      picture: vendor.image ?? undefined,
      structuredData: [
        vendorData(vendor, origin, to),
        breadcrumbs(
          [
            { name: text("vendors.title"), path: "/vendors" },
            { name: vendor.name, path: vendorPath(vendor.id) },
          ],
          { text, to },
        ),
        itemList(tiles, to),
      ],
    }),
    addresses: ({ vendors }) => vendors.map(({ id, changedAt }) => ({ path: vendorPath(id), changedAt })),
  },
})
