/** A shopper's wish lists: changes that show at once, are sent in turn, refused or undone. */
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor } from "xstate"
import { soldOut, unreachable } from "#book/fixtures/shell/problems.ts"
import { emptyList, sharedList, winterList, wishLists } from "#book/fixtures/lists/wish-lists.ts"
import type { WishId } from "#domain/entities/lists/wish-list.ts"
import { withoutList } from "#domain/rules/lists/wish-lists.ts"
import { shownLists, type ListChange } from "#machines/lists/list-changes.ts"
import { wishListsMachine, type WishListsEmitted } from "#machines/lists/wish-lists.ts"
import { provided, type Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

const open = async (answer: (change: ListChange) => Promise<unknown>) => {
  const sent: Array<{ readonly key: string; readonly change: ListChange }> = []
  const ports = {
    fetchWishLists: () => Promise.resolve(wishLists),
    changeWishLists: (input: { key: string; change: ListChange }) => (
      sent.push({ key: input.key, change: input.change }),
      answer(input.change)
    ),
  } as unknown as Ports
  const lists = createActor(provided(wishListsMachine, { ports, streams: {} as Streams }), { input: { seed: "test" } }).start()
  onTestFinished(() => void lists.stop())
  const emitted: Array<WishListsEmitted> = []
  lists.on("*", (event) => emitted.push(event))
  await answersHandled()
  const change = (one: ListChange) => lists.send({ type: "lists.change", change: one })
  const shown = () =>
    shownLists(lists.getSnapshot().context).map(({ name, wishes }) => `${name}: ${wishes.map(({ id }) => id).join(" ")}`.trim())
  return { lists, sent, emitted, change, shown }
}

const move: ListChange = { _tag: "Move", wish: 1 as WishId, to: emptyList.hash }

describe("wish lists", () => {
  it("show changes at once, and send the second with a key of its own after the first [B20]", async () => {
    const answers: Array<(changed: unknown) => void> = []
    const { sent, change, shown } = await open(() => new Promise((resolve) => answers.push(resolve)))
    change(move)
    change({ _tag: "RemoveWish", wish: 2 as WishId })
    expect(shown()[0]).toBe(`${winterList.name}: 3 4 5`)
    expect(shown()[2]).toBe(`${emptyList.name}: 1`)
    expect(sent.map(({ change: one }) => one._tag)).toEqual(["Move"])
    answers[0]?.({ lists: wishLists, short: [] })
    await answersHandled()
    expect(sent.map(({ change: one }) => one._tag)).toEqual(["Move", "RemoveWish"])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it("are as before where the shop refuses, with a notice for each change", async () => {
    const { change, shown, emitted, sent } = await open(() => Promise.reject(soldOut))
    const before = shown()
    change(move)
    change({ _tag: "Empty", hash: winterList.hash })
    await answersHandled()
    expect(shown()).toEqual(before)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(emitted.filter(({ type }) => type === "notice.raise")).toHaveLength(2)
  })

  it.each([
    ["a new list", { _tag: "Create", name: "Бэлэг", description: "Урт тайлбар", isPrivate: true }],
    ["an edited list", { _tag: "Edit", hash: winterList.hash, to: { name: "Бэлэг", description: "Урт тайлбар", isPrivate: true } }],
    ["a note", { _tag: "EditWish", wish: 1 as WishId, to: { remark: "Том размер" } }],
  ] as const)("keep what was typed for %s that failed, until its form is closed", async (_, typed) => {
    const { change, lists } = await open(({ _tag }) =>
      _tag === "Move" ? Promise.resolve({ lists: wishLists, short: [] }) : Promise.reject(unreachable),
    )
    change(typed)
    change(move)
    change({ _tag: "RemoveWish", wish: 2 as WishId })
    await answersHandled()
    await answersHandled()
    expect(lists.getSnapshot().context).toMatchObject({ waiting: [], unsaved: typed })
    lists.send({ type: "unsaved.close" })
    expect(lists.getSnapshot().context.unsaved).toBeNull()
  })

  it("send a wish to the cart once that is pressed twice", async () => {
    const { change, lists } = await open(() => new Promise(() => undefined))
    const toCart = (wish: number | null): ListChange => ({ _tag: "ToCart", hash: winterList.hash, wish: wish as WishId | null })
    change(toCart(1))
    change(toCart(1))
    change(toCart(2))
    change(toCart(null))
    change(toCart(3))
    expect(lists.getSnapshot().context.waiting).toEqual([toCart(1), toCart(2), toCart(null)])
  })

  it("keep a deleted list until it is restored", async () => {
    const { change, lists } = await open(({ _tag }) =>
      Promise.resolve({ lists: _tag === "Delete" ? withoutList(wishLists, sharedList.hash) : wishLists, short: [] }),
    )
    change({ _tag: "Delete", hash: sharedList.hash })
    await answersHandled()
    expect(lists.getSnapshot().context.deleted?.hash).toBe(sharedList.hash)
    change({ _tag: "Restore", hash: sharedList.hash })
    await answersHandled()
    expect(lists.getSnapshot().context.deleted).toBeNull()
  })

  it("report what is wished, that the cart was filled, and what was short", async () => {
    const short = [{ wish: 4 as WishId, name: "Малгай", added: 0 }]
    const { change, lists, emitted } = await open(() => Promise.resolve({ lists: [emptyList], short }))
    change({ _tag: "ToCart", hash: winterList.hash, wish: null })
    await answersHandled()
    expect(lists.getSnapshot().context.short).toEqual(short)
    expect(emitted).toEqual(expect.arrayContaining([expect.objectContaining({ type: "wished.read", ids: [] }), { type: "cart.filled" }]))
  })
})
