/** Calls by which shoppers write articles with pictures, and website administrators news and authors. */
import * as Schema from "effect/Schema"
import { Article, ArticleState } from "#domain/entities/content/article.ts"
import { Author } from "#domain/entities/content/author.ts"
import { ContentDocument } from "#domain/entities/content/document.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { PictureFile } from "#adapters/shop/contract/picture-file.ts"
import { Detail, Name } from "#adapters/shop/contract/texts.ts"

/** Text of an article; a draft may lack any of it. */
const articleText = {
  title: orElse(Schema.String, ""),
  summary: orElse(Schema.String, ""),
  body: orElse(ContentDocument, { blocks: [] }),
  tags: listOf(Name),
}

/** Article as it is written. `state: waiting` sends it to the shop; only a website administrator publishes. */
export const ArticleWriting = Schema.Struct({ ...articleText, state: orElse(ArticleState, "draft") }).annotate({
  identifier: "ArticleWriting",
})
export type ArticleWriting = typeof ArticleWriting.Type

/** Change of an article. `seen`: its revision as it was read; another one is refused. */
export const ArticleChange = Schema.Struct({ ...ArticleWriting.fields, seen: orNull(LooseInt) }).annotate({ identifier: "ArticleChange" })
export type ArticleChange = typeof ArticleChange.Type

const ArticleAnswer = Article.annotate({ identifier: "Article" })

export const ownArticles = endpoint({
  method: "GET",
  path: "/api/v2/articles/mine",
  flag: "articles",
  summary: "The user's own articles in every state, newest first.",
  asker: "user",
  query: PageQuery,
  answer: pageOf("articles", Article),
})

export const createArticle = endpoint({
  method: "POST",
  path: "/api/v2/articles",
  flag: "articles",
  summary: "Stores an article of the user: a draft, or one that waits for the shop to publish it.",
  asker: "user",
  body: ArticleWriting,
  answer: ArticleAnswer,
  status: 201,
  idempotent: true,
})

export const changeArticle = endpoint({
  method: "PUT",
  path: "/api/v2/articles/:id",
  flag: "articles",
  summary:
    "With `edit=true` replaces the text of one's own article, which then is no longer published; without it changes the state alone. A website administrator publishes and returns anybody's. 422 where another `revision` is stored than was `seen`.",
  asker: "user",
  query: Schema.Struct({ edit: orElse(Schema.Literals(["true", "false"]), "false") }),
  body: ArticleChange,
  answer: ArticleAnswer,
  idempotent: true,
})

export const uploadArticlePicture = endpoint({
  method: "POST",
  path: "/api/v2/articles/:id/upload_image",
  summary: "Takes a jpeg, png or webp picture for one's own article and re-encodes it; `src` is what its document names.",
  asker: "user",
  body: Schema.Struct({ image: PictureFile }),
  accepts: ["multipart"],
  answer: Schema.Struct({ src: Schema.String }),
  status: 201,
})

export const createNews = endpoint({
  method: "POST",
  path: "/api/v2/news",
  summary: "Publishes a news item of the shop, or stores it as a draft.",
  asker: "administrator",
  body: ArticleWriting,
  answer: ArticleAnswer,
  status: 201,
  idempotent: true,
})

export const createAuthor = endpoint({
  method: "POST",
  path: "/api/v2/authors",
  flag: "articles",
  summary: "Adds an author, or names the one that a user is already; `user_id` joins the author to who writes.",
  asker: "administrator",
  body: Schema.Struct({ name: Name, about: orElse(Detail, ""), userId: orNull(LooseInt) }).pipe(Schema.encodeKeys({ userId: "user_id" })),
  answer: Author,
  status: 201,
  idempotent: true,
})
