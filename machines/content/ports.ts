/** Ports of content: pages of information, the contact form, articles and news, stores. */
import type { Tile } from "#domain/entities/catalogue/listing.ts"
import type { Article, ArticleKind, ArticleState, Tag } from "#domain/entities/content/article.ts"
import type { ArticleDraft } from "#domain/entities/content/article-draft.ts"
import type { Bookmark } from "#domain/entities/content/bookmark.ts"
import type { Comment } from "#domain/entities/content/comment.ts"
import type { CommentDraft, ReplyDraft } from "#domain/entities/content/comment-draft.ts"
import type { Author } from "#domain/entities/content/author.ts"
import type { ContentPage } from "#domain/entities/content/page.ts"
import type { Store } from "#domain/entities/content/store.ts"
import type { Slug } from "#domain/entities/ids.ts"
import type { ContactForm } from "#domain/rules/content/contact-form.ts"
import type { MediaQuery } from "#domain/rules/content/media-query.ts"
import type { ListPage } from "#machines/list-page.ts"
import type { Upload } from "#machines/shared/sent-share.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"
import type { SharedRead } from "#machines/shared-read.ts"
import type { WebsiteChange, WebsitePage, WebsiteQuery } from "./website-page.ts"

/** An article or news item, the products in it that are sold, and others on its subject. */
export type ArticlePage = { readonly article: Article; readonly products: ReadonlyArray<Tile>; readonly related: ReadonlyArray<Article> }

/** An author, and the first page of the articles. */
export type AuthorPage = { readonly author: Author; readonly articles: ListPage<Article> }

/** Stores, and the product for which they are listed; `options` names its variant, and is empty for a product with one variant. */
export type StoresPage = {
  readonly stores: ReadonlyArray<Store>
  readonly product: { readonly slug: Slug; readonly title: string; readonly options: string } | null
}

/** The article or news item that is commented on. */
export type CommentsOf = { readonly kind: ArticleKind; readonly id: string }

/** Article or news item in the editor; `of` is the id of the one that is changed, `null` for a new one. */
export type WritingOf = { readonly of: string | null; readonly kind: ArticleKind }

/** Initial content of the editor; `recovered`: the draft is only on this device. */
export type WritingDesk = {
  readonly draft: ArticleDraft
  readonly recovered: boolean
  readonly tags: ReadonlyArray<Tag>
  /** Products of the draft that the shop has; empty where the request fails. */
  readonly tiles: ReadonlyArray<Tile>
}

/** Whether a reader has saved an article and follows its author, with the author's number of followers. */
export type ReadingMarks = { readonly saved: boolean; readonly followed: boolean; readonly followers: number }

export interface ContentPorts {
  /**
   * Articles or news without their texts, those of one author with `author`; where the site has no articles, news. Throws `Missing` for an
   * unknown topic.
   */
  readonly fetchMedia: SharedRead<MediaQuery & { readonly author?: number; readonly page: number }, ListPage<Article>>
  /** Throws `Missing` for an unknown article, and for all where the site has no articles. */
  readonly fetchArticle: SharedRead<{ readonly kind: ArticleKind; readonly id: string }, ArticlePage>
  readonly fetchAuthor: SharedRead<{ readonly id: string }, AuthorPage>
  readonly fetchContentPage: SharedRead<{ readonly slug: string }, ContentPage>
  /** All stores, or those that have a variant. Throws `Missing` for an unknown one. */
  readonly fetchStores: SharedRead<{ readonly variantId: number | null }, StoresPage>
  /** Newest first. */
  fetchComments(input: CommentsOf & { readonly page: number }, signal?: AbortSignal): Promise<ListPage<Comment>>
  /** Throws `Unauthorised` for a visitor. */
  writeComment(input: Intent & CommentsOf & { readonly text: string }, signal?: AbortSignal): Promise<Comment>
  deleteComment(input: Intent & { readonly commentId: number }, signal?: AbortSignal): Promise<void>
  /** Comment that this tab has stored for the article; empty for none. */
  readComment(input: CommentsOf, signal?: AbortSignal): Promise<string>
  /** Stores a comment in the tab until the login is done; an empty one is deleted. */
  keepComment(input: CommentDraft, signal?: AbortSignal): Promise<void>
  /** Reply that this tab has stored for a comment on the article, which is deleted there; `null` for none. */
  takeReply(input: CommentsOf, signal?: AbortSignal): Promise<Pick<ReplyDraft, "replyTo" | "text"> | null>
  /** Stores a reply in the tab until the login is done; `null` for none. */
  keepReply(input: ReplyDraft | null, signal?: AbortSignal): Promise<void>
  /** `replyTo` is the id of the comment. */
  replyToComment(input: Intent & { readonly replyTo: number; readonly text: string }, signal?: AbortSignal): Promise<Comment>
  /** From 1 to 5; 0 removes the rating. Throws `Unauthorised` for a visitor. */
  rateComment(input: { readonly commentId: number; readonly rating: number }, signal?: AbortSignal): Promise<Comment>
  /** Throws `Missing` for an article of another author. */
  openWriting(input: WritingOf, signal?: AbortSignal): Promise<WritingDesk>
  /** Stores a draft on the device; `null` deletes it. */
  keepArticleDraft(input: WritingOf & { readonly draft: ArticleDraft | null }, signal?: AbortSignal): Promise<void>
  /** The best few products for search terms, or the one of a slug. */
  findProducts(input: { readonly text: string; readonly slug: string | null }, signal?: AbortSignal): Promise<ReadonlyArray<Tile>>
  /** Stores the article and deletes the device's draft. */
  saveArticle(
    input: Intent & WritingOf & { readonly draft: ArticleDraft; readonly state: ArticleState },
    signal?: AbortSignal,
  ): Promise<Article>
  /**
   * Compresses a large picture and sends it; a new article is stored as a draft first, by `draftKey`. Returns the picture's path.
   * `onStored` receives the article's id before the picture is sent, `onSent` the share that is sent, from 0 to 1.
   */
  uploadArticlePicture(
    input: {
      readonly draft: ArticleDraft
      readonly draftKey: string
      readonly file: unknown
      readonly onStored: (id: number) => void
    } & Upload,
    signal?: AbortSignal,
  ): Promise<{ readonly src: string }>
  fetchOwnArticles(input: { readonly page: number }, signal?: AbortSignal): Promise<ListPage<Article>>
  fetchBookmarks(input: { readonly page: number }, signal?: AbortSignal): Promise<ListPage<Bookmark>>
  /** Throws `Unauthorised` for a visitor. */
  saveBookmark(input: { readonly id: number; readonly kind: ArticleKind; readonly saved: boolean }, signal?: AbortSignal): Promise<void>
  /** `articleId` or `authorId` is `null` where there is none. */
  fetchReadingMarks(
    input: { readonly articleId: number | null; readonly authorId: number | null },
    signal?: AbortSignal,
  ): Promise<ReadingMarks>
  /** Throws `Unauthorised` for a visitor. */
  followAuthor(input: { readonly authorId: number; readonly followed: boolean }, signal?: AbortSignal): Promise<Author>
  /** Lists of the website's administration. */
  fetchWebsite(input: WebsiteQuery, signal?: AbortSignal): Promise<WebsitePage>
  changeWebsite(input: Intent & { readonly change: WebsiteChange }, signal?: AbortSignal): Promise<void>
  sendContact(input: Intent & ContactForm, signal?: AbortSignal): Promise<void>
}
