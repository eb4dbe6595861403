/** Calls by which website administrators publish articles and news, and take them back. Contract C12. */
import * as Schema from "effect/Schema"
import { Article, ArticleKind, ArticleState } from "#domain/entities/content/article.ts"
import { orElse } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { PageQuery, pageOf } from "#adapters/shop/contract/list-page.ts"
import { ArticleChange } from "./writing.ts"

const ArticleAnswer = Article.annotate({ identifier: "Article" })

export const websiteArticles = endpoint({
  method: "GET",
  path: "/api/v2/website/articles",
  summary: "Articles or news of everybody in one state, the latest first; 403 for articles where the site has none.",
  asker: "administrator",
  query: Schema.Struct({ ...PageQuery.fields, kind: orElse(ArticleKind, "article"), state: orElse(ArticleState, "waiting") }),
  answer: pageOf("articles", Article),
})

export const websiteArticle = endpoint({
  method: "GET",
  path: "/api/v2/website/articles/:id",
  summary: "An article or news item of anybody in whatever state, with its text.",
  asker: "administrator",
  answer: ArticleAnswer,
})

export const changeWebsiteArticle = endpoint({
  method: "PUT",
  path: "/api/v2/website/articles/:id",
  summary:
    "Publishes or takes back an article or news item; with `edit=true` replaces its text too. 422 where another `revision` is stored than was `seen`.",
  asker: "administrator",
  query: Schema.Struct({ edit: orElse(Schema.Literals(["true", "false"]), "false") }),
  body: ArticleChange,
  answer: ArticleAnswer,
  idempotent: true,
})
