/** Steps of articles: written by a shopper, changed, and published by an administrator. */
import { plain, type Trial } from "#tests/contract/support/test-backend.ts"
import { demoSession } from "../identity/identity-steps.ts"

export type Headers = Readonly<Record<string, string>>
export type ArticleBody = {
  readonly id: number
  readonly title: string
  readonly state: string
  readonly revision: number
  readonly image: { readonly src: string } | null
  readonly author: { readonly id: number; readonly name: string } | null
  readonly body: { readonly blocks: ReadonlyArray<unknown> }
}

export const paragraphOf = (text: string) => ({ type: "paragraph", content: [{ text }] })
/** An article with everything that the shop publishes. */
export const complete = {
  title: "Гэрийн талх",
  summary: "Өглөө шинэ талхтай босохын тулд.",
  body: { blocks: [paragraphOf("Гурил, ус, давс, хөрөнгө.")] },
  tags: ["jor"],
}

export const writingSteps = (shop: () => Trial) => {
  const admin = (): Promise<Headers> => demoSession(shop(), "admin@example.mn")
  const create = async (headers: Headers, body: object = complete) => {
    const answer = await shop().call("POST", "/api/v2/articles", { headers, body })
    return { status: answer.status, article: plain(answer.body) as ArticleBody }
  }
  const change = (headers: Headers, id: number, body: object, query = "") =>
    shop().call("PUT", `/api/v2/articles/${id}${query}`, { headers, body })
  /** Id of a new published article. */
  const published = async (headers: Headers) => {
    const { article } = await create(headers, { ...complete, state: "waiting" })
    await change(await admin(), article.id, { state: "published" })
    return article.id
  }

  return { admin, create, change, published }
}
