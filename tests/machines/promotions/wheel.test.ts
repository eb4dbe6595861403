/** Wheel machine: one draw a press, the prize known before the wheel turns. C15. */
import { describe, expect, it } from "vitest"
import {
  closedWheel,
  drawnJackpot,
  drawnWheel,
  jackpotGame,
  visitedWheel,
  waitingJackpot,
  wheelGame,
} from "#book/fixtures/promotions/draws.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import type { DrawGame, Game } from "#domain/entities/promotions/draw.ts"
import { wheelMachine } from "#machines/promotions/wheel.ts"
import { advanceSeconds, startTestActor, type PortRequest } from "../test-actor.ts"

const begin = async (game: DrawGame, { calm = false, name = "lucky_wheel" }: { calm?: boolean; name?: Game } = {}) => {
  const wheel = startTestActor(wheelMachine, { name, calm, seed: "seed-of-test" })
  await wheel.last("fetchDrawGame").answer(game)
  return { ...wheel, state: () => wheel.actor.getSnapshot().value, draws: () => wheel.requests.filter(({ port }) => port === "drawPrize") }
}
const inputOf = (request: { readonly input: unknown } | undefined) =>
  request?.input as { readonly game: Game; readonly commitment: string; readonly nonce: string; readonly key: string }

describe("the wheel", () => {
  it.each([
    ["ready", wheelGame],
    ["spent", drawnWheel],
    ["visitor", visitedWheel],
    ["closed", closedWheel],
    ["spent", waitingJackpot],
    ["ready", jackpotGame],
  ] as const)("is %s by what the shop answers [C15]", async (expected, game) => {
    expect((await begin(game)).state()).toBe(expected)
  })

  it("sends the published commitment, and turns only once the prize is granted [C15]", async () => {
    const { actor, state, draws, last, emitted, clock } = await begin(wheelGame)
    actor.send({ type: "wheel.turn" })
    actor.send({ type: "wheel.turn" })
    expect([state(), draws().length, emitted.length]).toEqual(["drawing", 1, 0])
    expect(inputOf(draws()[0])).toMatchObject({ game: "lucky_wheel", commitment: wheelGame.commitment })
    await last("drawPrize").answer(drawnWheel)
    expect([state(), emitted]).toEqual(["turning", [{ type: "prize.granted" }]])
    advanceSeconds(clock, 5)
    expect(state()).toBe("won")
    actor.send({ type: "wheel.turn" })
    expect([state(), draws().length]).toEqual(["won", 1])
  })

  it("shows the prize at once where motion is reduced, or when it is skipped [C15]", async () => {
    const calm = await begin(wheelGame, { calm: true })
    calm.actor.send({ type: "wheel.turn" })
    await calm.last("drawPrize").answer(drawnWheel)
    expect(calm.state()).toBe("won")
    const skipped = await begin(wheelGame)
    skipped.actor.send({ type: "wheel.turn" })
    await skipped.last("drawPrize").answer(drawnWheel)
    skipped.actor.send({ type: "wheel.skip" })
    expect(skipped.state()).toBe("won")
  })

  it("retries with the same key and nonce when the answer was lost [C15]", async () => {
    const { actor, state, draws, last, emitted } = await begin(wheelGame)
    actor.send({ type: "wheel.turn" })
    await last("drawPrize").refuse(unreachable)
    expect([state(), emitted.length]).toEqual(["unsure", 0])
    actor.send({ type: "draw.again" })
    expect(inputOf(draws()[1])).toEqual(inputOf(draws()[0]))
  })

  it("fetches the odds again after a refusal [C15]", async () => {
    const { actor, state, last } = await begin(wheelGame)
    actor.send({ type: "wheel.turn" })
    await last("drawPrize").refuse(notPossible)
    expect(state()).toBe("refused")
    actor.send({ type: "page.retry" })
    expect(state()).toBe("fetching")
    await last("fetchDrawGame").answer(drawnWheel)
    expect(state()).toBe("spent")
  })

  it("draws a further jackpot ticket with another nonce [C15]", async () => {
    const { actor, draws, last } = await begin(jackpotGame, { calm: true, name: "jackpot" })
    actor.send({ type: "wheel.turn" })
    await last("drawPrize").answer(drawnJackpot)
    actor.send({ type: "wheel.turn" })
    const [first, second] = draws().map(inputOf)
    expect([first?.game, draws().length]).toEqual(["jackpot", 2])
    expect(second?.nonce).not.toBe(first?.nonce)
  })

  const games = (requests: ReadonlyArray<PortRequest>) => requests.filter(({ port }) => port === "fetchDrawGame")
  const present = (visible: boolean) => ({ type: "presence.changed", visible, online: true }) as const

  it("offers the next chance once the shop's clock has come to it, on a page left open [C15]", async () => {
    const { actor, clock, state, requests, last } = await begin({ ...drawnWheel, nextIn: 90 })
    clock.increment(89_000)
    expect([state(), games(requests).length]).toEqual(["spent", 1])
    clock.increment(1000)
    expect([state(), games(requests).length]).toEqual(["refreshing", 2])
    await last("fetchDrawGame").answer(wheelGame)
    expect(state()).toBe("ready")
    actor.send({ type: "wheel.turn" })
    expect(inputOf(requests.at(-1))).toMatchObject({ commitment: wheelGame.commitment })
  })

  it("retries after a pause where the shop could not be reached [C15]", async () => {
    const { clock, state, requests, last } = await begin({ ...drawnWheel, nextIn: 1 })
    clock.increment(1000)
    await last("fetchDrawGame").refuse(unreachable)
    expect([state(), games(requests).length]).toEqual(["spent", 2])
    clock.increment(30_000)
    await last("fetchDrawGame").answer(wheelGame)
    expect(state()).toBe("ready")
  })

  it("does not fetch at once for a chance that is further away than a timer can count [C15]", async () => {
    const { clock, state, requests } = await begin({ ...waitingJackpot, nextIn: 60 * 86_400 })
    clock.increment(3_600_000)
    expect([state(), games(requests).length]).toEqual(["spent", 1])
  })

  it("fetches when the shopper returns to the tab, and keeps a prize on the screen [C15]", async () => {
    const { actor, state, last } = await begin(wheelGame, { calm: true })
    actor.send({ type: "wheel.turn" })
    await last("drawPrize").answer(drawnWheel)
    actor.send(present(true))
    expect(state()).toBe("won")
    actor.send(present(false))
    actor.send(present(true))
    expect(state()).toBe("refreshing")
    await last("fetchDrawGame").answer({ ...drawnWheel, commitment: wheelGame.commitment, chances: 1 })
    expect(state()).toBe("won")
    actor.send({ type: "wheel.turn" })
    expect(state()).toBe("drawing")
  })
})
