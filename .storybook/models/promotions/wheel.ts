/** Model of the wheel machine. */
import { closedWheel, drawnJackpot, drawnWheel, unprovenWheel, visitedWheel, wheelGame } from "#book/fixtures/promotions/draws.ts"
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { wheelMachine } from "#machines/promotions/wheel.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(wheelMachine, {
  inputs: [
    { name: "lucky_wheel", calm: false, seed: "book-seed" },
    { name: "lucky_wheel", calm: true, seed: "book-seed" },
  ],
  events: [
    { type: "page.retry" },
    { type: "wheel.turn" },
    { type: "wheel.skip" },
    { type: "draw.again" },
    { type: "presence.changed", visible: false, online: true },
    { type: "presence.changed", visible: true, online: true },
  ],
  answers: {
    fetchDrawGame: { values: [wheelGame, drawnWheel, visitedWheel, unprovenWheel, closedWheel], problems: [unreachable] },
    refreshDrawGame: { values: [wheelGame, drawnWheel, closedWheel], problems: [unreachable] },
    drawPrize: { values: [drawnWheel, drawnJackpot], problems: [notPossible, unreachable] },
  },
  distinguishedBy: ({ calm, game, hasWon, seen }) => [calm, game?.chances, game?.lack, game?.draws.length, hasWon, seen],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "wheel.turn": {
        when: ({ value, context: { game } }) => value === "ready" || (value === "won" && game?.commitment !== null),
        by: ({ press }, _, { context: { name } }) => press(`wheel.${name}.turn`),
      },
      "wheel.skip": ({ press }) => press("wheel.skip"),
      "draw.again": ({ press }) => press("wheel.again"),
    },
    others: ["presence.changed"],
  },
})
