/** Heads for crawlers: articles, authors, news, pages of information, contact page, stores. */
import type { Article } from "#domain/entities/content/article.ts"
import type { ContentPage } from "#domain/entities/content/page.ts"
import { inLocale } from "#domain/entities/locale.ts"
import { informationPages } from "#domain/rules/content/information-pages.ts"
import { articleAddress } from "#domain/rules/content/media-query.ts"
import type { ArticlePage, AuthorPage, StoresPage } from "#machines/content/ports.ts"
import type { ListPage } from "#machines/list-page.ts"
import { defineHeads } from "#app/server/page-head.ts"
import { articleData, breadcrumbs, pageList, storeData } from "#app/server/structured-data.ts"

/** Maximum length of a description, in characters. */
const maxDescriptionLength = 300

export const heads = defineHeads({
  author: {
    head: ({ author }: AuthorPage, { text, to, location }) => ({
      description: `${author.name}. ${author.about}`,
      structuredData: [
        breadcrumbs(
          [
            { name: text("media.title"), path: "/media" },
            { name: author.name, path: location.path },
          ],
          { text, to },
        ),
      ],
    }),
  },
  contact: {
    head: (_, { text, to, config, location }) => ({
      description: `${config.company}, ${inLocale(config.address, location.locale)}. ${[config.supportPhone, config.supportEmail].filter(Boolean).join(", ")}`,
      structuredData: [breadcrumbs([{ name: text("footer.contact"), path: location.path }], { text, to })],
    }),
    entry: { name: "Contact", path: "/contact", text: "phone, e-mail and address of the company" },
  },
  "content-page": {
    head: ({ title, summary }: ContentPage, { text, to, location }) => ({
      ...(summary !== "" && { description: summary }),
      structuredData: [breadcrumbs([{ name: title, path: location.path }], { text, to })],
    }),
    addresses: () => informationPages.map((slug) => ({ path: `/page/${slug}`, changedAt: null })),
    entry: {
      name: "Delivery",
      path: "/page/delivery",
      text: "when orders arrive and what delivery costs; /page/returns, /page/privacy and /page/terms likewise",
    },
  },
  media: {
    head: ({ items }: ListPage<Article>, { text, to, location }) => ({
      description: text("media.lead"),
      picture: items[0]?.image?.src,
      structuredData: [
        breadcrumbs([{ name: text("media.title"), path: "/media" }], { text, to }),
        pageList(
          items.map((article) => ({ name: article.title, path: articleAddress(article) })),
          to,
        ),
      ],
      // Search results are not indexed.
      ...(location.searchParams.has("q") && { indexed: false }),
    }),
    offered: ({ lacks }) => !lacks.includes("media"),
    entry: {
      name: "News and stories",
      path: "/media",
      text: "newest first; kind=news for news, /media/c/{tag} for a subject, q= to search",
    },
  },
  reading: {
    head: ({ article }: ArticlePage, { config, origin, text, to, location }) => ({
      description: article.summary,
      picture: article.image?.src,
      structuredData: [
        articleData(article, { config, origin, url: to(location.path) }),
        breadcrumbs(
          [
            { name: text("media.title"), path: "/media" },
            { name: article.title, path: location.path },
          ],
          { text, to },
        ),
      ],
    }),
    addresses: ({ articles }) => articles.map((article) => ({ path: articleAddress(article), changedAt: article.createdAt })),
  },
  stores: {
    head: ({ stores, product }: StoresPage, { text, to, config, location }) => ({
      description: stores
        .map(({ name, address }) => `${name}: ${address}`)
        .join(". ")
        .slice(0, maxDescriptionLength),
      structuredData: [
        breadcrumbs([{ name: text("stores.title"), path: location.path }], { text, to }),
        ...stores.map((store) => storeData(store, config, to)),
      ],
      // The stores that have a product change by the hour.
      ...(product !== null && { indexed: false }),
    }),
    offered: ({ lacks }) => !lacks.includes("stores"),
    entry: {
      name: "Stores",
      path: "/stores",
      text: "branches with addresses, phones and opening hours; ?variant= for those that have a product",
    },
  },
})
