/** Calls of articles, news and their authors. */
import * as Schema from "effect/Schema"
import { Article, Tag } from "#domain/entities/content/article.ts"
import { Author } from "#domain/entities/content/author.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { maxMediaText } from "#domain/rules/content/media-query.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { pageOf } from "#adapters/shop/contract/list-page.ts"
import { textUpTo } from "#adapters/shop/contract/texts.ts"

const ListQuery = Schema.Struct({
  page: orElse(LooseInt.check(Schema.isGreaterThanOrEqualTo(1)), 1),
  tag: orNull(textUpTo(maxMediaText)),
  /** Words in the title, summary or text. */
  q: orNull(textUpTo(maxMediaText)),
  author: orNull(LooseInt),
})

const Articles = pageOf("articles", Article)
const Tags = Schema.Struct({ tags: Schema.Array(Tag) })
const ArticleWithRelated = Schema.Struct({ article: Article, related: Schema.Array(Article) })

export const articles = endpoint({
  method: "GET",
  path: "/api/v2/articles",
  flag: "articles",
  summary: "Articles, newest first, with one tag, by one author or with some words; 403 where the site has no articles.",
  query: ListQuery,
  answer: Articles,
})

export const articleTags = endpoint({
  method: "GET",
  path: "/api/v2/articles/tags",
  flag: "articles",
  summary: "All tags, those of most articles first.",
  answer: Tags,
})

export const tagInfo = endpoint({
  method: "GET",
  path: "/api/v2/articles/tag_info",
  summary: "A tag of articles or news with its title and description.",
  query: Schema.Struct({ tag: textUpTo(maxMediaText) }),
  answer: Tag,
})

export const oneArticle = endpoint({
  method: "GET",
  path: "/api/v2/articles/:id",
  flag: "articles",
  summary: "An article, and some that are related to it; with `edit=true` the user's own in whatever state.",
  asker: "shopper",
  query: Schema.Struct({ edit: orElse(Schema.Literals(["true", "false"]), "false") }),
  answer: ArticleWithRelated,
})

export const news = endpoint({
  method: "GET",
  path: "/api/v2/news",
  summary: "News, newest first, with one tag or with some words.",
  query: ListQuery,
  answer: pageOf("news", Article),
})

export const newsTags = endpoint({ method: "GET", path: "/api/v2/news/tags", summary: "All tags, those of most news first.", answer: Tags })

export const oneNews = endpoint({
  method: "GET",
  path: "/api/v2/news/:id",
  summary: "A news item, and some that are related to it.",
  answer: ArticleWithRelated,
})

export const authors = endpoint({
  method: "GET",
  path: "/api/v2/authors",
  flag: "articles",
  summary: "Authors of articles by name.",
  answer: Schema.Struct({ authors: Schema.Array(Author) }),
})

export const oneAuthor = endpoint({
  method: "GET",
  path: "/api/v2/authors/:id",
  flag: "articles",
  summary: "An author of articles; `followed` is of the user who asks.",
  asker: "shopper",
  answer: Author,
})
