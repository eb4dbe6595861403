import { afterEach, describe, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { keepScrollPositions } from "#app/client/scroll-positions.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"

type ScrollPositions = Readonly<Record<string, number>>

/** A tab with `stored` as its session storage; the returned function loads the page in it. */
const openTab = (stored: Readonly<Pick<Storage, "getItem" | "setItem">>) => () => {
  const window = Object.assign(new EventTarget(), { sessionStorage: stored })
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", new EventTarget())
  const navigation = createActor(navigationMachine).start()
  keepScrollPositions({ navigation })
  const arrive = (entry: string) => navigation.send({ type: "page.arrive", entry, back: false, path: "/", title: "", locale: "mn" })
  const leave = (top: number) => navigation.send({ type: "page.leave", top })
  return {
    arrive,
    leave,
    hide: () => window.dispatchEvent(new Event("pagehide")),
    scrollPositions: (): ScrollPositions => navigation.getSnapshot().context.scrollPositions,
  }
}

const session = (stored: string | null = null) => {
  let text = stored
  return { getItem: () => text, setItem: (_: string, next: string) => void (text = next) }
}

afterEach(() => vi.unstubAllGlobals())

describe("scroll positions of a visit", () => {
  it("are restored after a reload of the tab", () => {
    const load = openTab(session())
    const before = load()
    before.arrive("list")
    before.leave(2400)
    before.arrive("product")
    before.hide()
    expect(load().scrollPositions()).toEqual({ list: 2400 })
  })

  it.each([
    ["stored positions are unreadable", session("{")],
    [
      "nothing can be stored",
      {
        getItem: () => null,
        setItem: () => {
          throw new Error("full")
        },
      },
    ],
  ])("cover only this load where %s", (_, stored) => {
    const { arrive, leave, hide, scrollPositions } = openTab(stored)()
    arrive("list")
    leave(2400)
    hide()
    expect(scrollPositions()).toEqual({ list: 2400 })
  })
})
