/** Lists and changes of the website's administration. C12. */
import type { Article, ArticleKind } from "#domain/entities/content/article.ts"
import type { Author } from "#domain/entities/content/author.ts"
import type { ListPage } from "#machines/list-page.ts"

/** Articles waiting for the shop, published articles and news, unpublished news, and authors. */
export const websiteTabs = ["waiting", "published", "news", "newsDrafts", "authors"] as const
export type WebsiteTab = (typeof websiteTabs)[number]

export type WebsiteQuery = { readonly tab: WebsiteTab; readonly page: number }

export type WebsitePage =
  | ({ readonly tab: Exclude<WebsiteTab, "authors"> } & ListPage<Article>)
  | ({ readonly tab: "authors" } & ListPage<Author>)

/** Change by an administrator: publish an article or news item as it was listed, take it back to its writer, or add an author. */
export type WebsiteChange =
  | {
      readonly kind: "publish" | "takeBack"
      readonly id: number
      readonly title: string
      readonly of: ArticleKind
      readonly revision: number
    }
  | { readonly kind: "addAuthor"; readonly name: string; readonly about: string }
