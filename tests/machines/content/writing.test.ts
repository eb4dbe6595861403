/** Writing machine with its pictures. */
import { describe, expect, it } from "vitest"
import { notPossible } from "#book/fixtures/shell/problems.ts"
import { storedArticle, writingDesk } from "#book/fixtures/content/writing.ts"
import { emptyDraft } from "#domain/rules/content/article-drafts.ts"
import type { ArticleKind } from "#domain/entities/content/article.ts"
import { articlePictureMachine } from "#machines/content/article-picture.ts"
import { writingMachine } from "#machines/content/writing.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const opened = async (desk = writingDesk, kind: ArticleKind = "article") => {
  const writing = startTestActor(writingMachine, { of: null, kind, seed: "test" })
  await writing.last("openWriting").answer(desk)
  return { ...writing, now: () => writing.actor.getSnapshot() }
}

describe("writing an article", () => {
  it("sends a complete article, and continues after a refusal with another key [S17]", async () => {
    const writing = await opened()
    writing.actor.send({ type: "article.send" })
    const sent = writing.last("saveArticle").input as { readonly key: string }
    expect(sent).toMatchObject({ of: null, draft: writingDesk.draft, state: "waiting" })
    await writing.last("saveArticle").refuse(notPossible)
    expect(writing.now().context.problem).toEqual(notPossible)
    writing.actor.send({ type: "article.send" })
    expect((writing.last("saveArticle").input as typeof sent).key).not.toBe(sent.key)
    await writing.last("saveArticle").answer(storedArticle)
    expect(writing.now().value).toBe("sent")
  })

  it("publishes news at once [C12]", async () => {
    const writing = await opened({ ...writingDesk, draft: { ...writingDesk.draft, kind: "news" } }, "news")
    expect(writing.requests[0]?.input).toEqual({ of: null, kind: "news" })
    writing.actor.send({ type: "article.send" })
    expect(writing.last("saveArticle").input).toMatchObject({ kind: "news", draft: { kind: "news" }, state: "published" })
  })

  it("refuses to send an incomplete article, and stores it as a draft [S17]", async () => {
    const writing = await opened({ ...writingDesk, draft: emptyDraft })
    writing.actor.send({ type: "article.send" })
    expect(writing.now().context.refusals.map(({ field }) => field)).toEqual(["title", "summary", "body"])
    writing.actor.send({ type: "draft.save" })
    await writing.last("saveArticle").answer(storedArticle)
    expect(writing.now().context.draft.id).toBe(storedArticle.id)
    writing.actor.send({ type: "field.type", field: "title", value: "Талх" })
    writing.actor.send({ type: "draft.save" })
    expect(writing.last("saveArticle").input).toMatchObject({ draft: { id: storedArticle.id, title: "Талх" } })
  })

  it("stores on the device that a picture has made it an article of the shop, so that a reload writes no second one [C11]", async () => {
    const writing = await opened()
    expect(writing.now().matches({ open: { device: "kept" } })).toBe(true)
    writing.actor.send({ type: "article.stored", id: storedArticle.id })
    expect(writing.now().matches({ open: { device: "waiting" } })).toBe(true)
  })

  it("inserts a picture at the caret, during a preview too, and adopts the id of the article that was stored for it", async () => {
    const writing = await opened({ ...writingDesk, draft: { ...emptyDraft, text: "Нэг\n\nХоёр" } })
    writing.actor.send({ type: "preview.show" })
    writing.actor.send({ type: "article.stored", id: 31 })
    writing.actor.send({ type: "block.add", at: 1, block: "![Талх](/pictures/w.1)" })
    expect(writing.now().context.draft).toMatchObject({ id: 31, text: "Нэг\n\n![Талх](/pictures/w.1)\n\nХоёр" })
  })

  it("discards the draft of the device and loads the editor again", async () => {
    const writing = await opened({ ...writingDesk, recovered: true })
    writing.actor.send({ type: "draft.discard" })
    expect(writing.last("keepArticleDraft").input).toEqual({ of: null, kind: "article", draft: null })
    await writing.last("keepArticleDraft").answer(undefined)
    expect(writing.now().value).toBe("fetching")
  })
})

describe("a picture of an article", () => {
  it("is described before it is sent, and emitted afterwards [C11]", async () => {
    const picture = startTestActor(articlePictureMachine, undefined)
    const emitted: unknown[] = []
    picture.actor.on("*", (event) => emitted.push(event))
    const file = new File(["png"], "talkh.png")
    picture.actor.send({ type: "picture.pick", name: file.name, at: 7 })
    picture.actor.send({ type: "picture.upload", draft: emptyDraft, draftKey: "key-draft", file })
    expect(picture.actor.getSnapshot().value).toBe("refused")
    picture.actor.send({ type: "picture.describe", description: " Шинэ талх " })
    picture.actor.send({ type: "picture.upload", draft: emptyDraft, draftKey: "key-draft", file })
    const { onSent, onStored, ...input } = picture.last("uploadArticlePicture").input as {
      readonly onSent: (share: number) => void
      readonly onStored: (id: number) => void
    }
    expect(input).toEqual({ draft: emptyDraft, draftKey: "key-draft", file })
    onStored(31)
    expect(emitted).toEqual([{ type: "article.stored", id: 31 }])
    onSent(0.64)
    expect(picture.actor.getSnapshot().context.sent).toBe(0.64)
    await picture.last("uploadArticlePicture").answer({ src: "/pictures/w.1" })
    expect(emitted.slice(1)).toEqual([{ type: "picture.uploaded", src: "/pictures/w.1", description: "Шинэ талх", at: 7 }])
    expect(picture.actor.getSnapshot().context).toMatchObject({ name: null, sent: 0 })
  })
})
