/** Lucky wheel and jackpot in every state. */
import { expect } from "storybook/test"
import preview from "#book/preview.tsx"
import {
  closedWheel,
  drawnJackpot,
  drawnWheel,
  jackpotGame,
  unprovenWheel,
  visitedJackpot,
  visitedWheel,
  waitingJackpot,
  wheelGame,
} from "#book/fixtures/promotions/draws.ts"
import { refused, unreachable } from "#book/fixtures/shell/problems.ts"
import type { Rest } from "#book/fixed-state-actor.ts"
import { inState } from "#book/in-state.tsx"
import { site } from "#book/fixtures/shell/site.ts"
import type { StorefrontRest } from "#book/storefront-at-rest.ts"
import { wheelMachine } from "#machines/promotions/wheel.ts"
import type { WheelContext } from "#machines/promotions/wheel-context.ts"
import { WheelScreen } from "./wheel-screen.tsx"

const meta = preview.meta({ title: "Screens/Wheel", component: WheelScreen, parameters: { path: "/promotion/wheel" } })

const storyOf = (state: Rest<typeof wheelMachine>["state"], context: Partial<WheelContext> = {}, storefront: StorefrontRest = {}) =>
  inState(
    wheelMachine,
    { state, input: { name: context.name ?? "lucky_wheel", calm: false, seed: "story" }, context },
    (actor) => <WheelScreen actor={actor} />,
    storefront,
  )

/** The wheel's shape while it is being fetched. */
export const Fetching = meta.story(storyOf("fetching"))
/** A visitor sees prizes, odds and rules. */
export const Visitor = meta.story(storyOf("visitor", { game: visitedWheel }))
/** An account of an e-mail alone: what is needed for a turn. */
export const Unproven = meta.story(storyOf("unproven", { game: unprovenWheel }))
/** Today's chance with its commitment. */
export const Ready = meta.story(storyOf("ready", { game: wheelGame }))
/** The shop draws. */
export const Drawing = meta.story(storyOf("drawing", { game: wheelGame }))
/** The wheel turns to the prize, and may be skipped. */
export const Turning = meta.story(storyOf("turning", { game: drawnWheel }))
/** The prize with its number; the draw is opened below. */
export const Won = meta.story(storyOf("won", { game: drawnWheel }))
/** The last unit was won: its slice stays under the pointer. */
export const WonTheLast = meta.story({
  ...storyOf("won", {
    game: {
      ...drawnWheel,
      prizes: drawnWheel.prizes.map((prize) => (prize.id === drawnWheel.draws[0]?.prizeId ? { ...prize, weight: 0, left: 0 } : prize)),
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("g[transform]")?.getAttribute("transform")).not.toBe("rotate(0)")
  },
})
/** The response was lost; trying again gives the same draw. */
export const Unsure = meta.story(storyOf("unsure", { game: wheelGame, problem: unreachable }))
/** The odds have changed meanwhile. */
export const Refused = meta.story(
  storyOf("refused", { game: wheelGame, problem: refused("Магадлал энэ хооронд өөрчлөгдлөө. Шинэ магадлалыг хараад дахин эргүүлнэ үү.") }),
)
/** Drawn today; the next chance comes tomorrow. */
export const Spent = meta.story(storyOf("spent", { game: drawnWheel }))
/** The next chance is due: the game is reloading, and the screen stays. */
export const Refreshing = meta.story(storyOf("refreshing", { game: drawnWheel }))
/** The game is reloading for a shopper who still has no phone: what is needed stays. */
export const RefreshingUnproven = meta.story({
  ...storyOf("refreshing", { game: unprovenWheel }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: /Утсаа баталгаажуулах|Confirm my phone/ })
  },
})
/** The promotion ends before another day of the wheel. */
export const SpentForGood = meta.story(storyOf("spent", { game: { ...drawnWheel, nextAt: null, nextIn: null } }))
/** The game does not run. */
export const Closed = meta.story(storyOf("closed", { game: closedWheel }))
/** It could not be fetched; a button retries. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
/** The jackpot for a visitor: its grand prize. */
export const JackpotVisitor = meta.story(storyOf("visitor", { name: "jackpot", game: visitedJackpot }))
/** Tickets, of which two can be drawn. */
export const JackpotReady = meta.story(storyOf("ready", { name: "jackpot", game: jackpotGame }))
/** A ticket that opens once its order can no longer be cancelled. */
export const JackpotWaiting = meta.story(storyOf("spent", { name: "jackpot", game: waitingJackpot }))
/** A jackpot prize, with further tickets to draw. */
export const JackpotWon = meta.story(storyOf("won", { name: "jackpot", game: drawnJackpot }))
const withoutReturns = { ...site.config, returns: { hours: 0, categories: {} } }
/** A shop that takes nothing back opens the tickets of goods on their receipt. */
export const JackpotWithoutReturns = meta.story({
  ...storyOf(
    "spent",
    { name: "jackpot", game: waitingJackpot },
    { site: { state: "ready", context: { site: { ...site, config: withoutReturns } } } },
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/(Барааг хүлээн авмагц|Once you have received its goods)/)
  },
})
/** The browser has checked the draw: the story's figures are made up, so that they do not match. */
export const Checked = meta.story({
  ...storyOf("won", { game: drawnWheel }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("2026.11.20: Бонус 3,000₮"))
    await userEvent.click(canvas.getByRole("button", { name: /(Шалгах|Check): 2026\.11\.20/ }))
    await canvas.findByText(/(Таарсангүй|It does not match)/)
  },
})
