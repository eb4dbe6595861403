/** Model of the search machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/search/suggestions.ts"
import { searchMachine } from "#machines/search/search.ts"
import { optionsOf } from "#machines/search/search-options.ts"
import type { SnapshotFrom } from "xstate"
import type { Shopper } from "#book/models/shopper.ts"
import { modelOf } from "#book/models/model.ts"

type Search = SnapshotFrom<typeof searchMachine>

/** Whether the option is shown and not active yet; none is shown during the first request. */
const hasOption = (now: Search, { index }: { readonly index: number | null }) =>
  index !== null &&
  index < optionsOf(now.context).length &&
  index !== now.context.active &&
  (now.context.offered !== null || now.matches({ open: "history" })) &&
  !now.matches({ open: "nothing" })

const showsHistory = (now: Search) => now.matches({ open: "history" }) && now.context.history.length > 0

const focusField = async ({ find }: Shopper) => (await find("combobox", "search.label")).focus()

export const model = modelOf(searchMachine, {
  inputs: [{ text: "" }],
  events: [
    { type: "history.known", history: searchHistory },
    { type: "text.shown", text: "гутал" },
    { type: "search.open" },
    { type: "search.close" },
    { type: "search.clear" },
    { type: "search.type", text: "даа" },
    { type: "search.type", text: "" },
    { type: "search.submit" },
    { type: "option.next" },
    { type: "option.previous" },
    { type: "option.point", index: 0 },
    { type: "option.take", index: 0 },
    { type: "history.remove", text: searchHistory[0] ?? "" },
    { type: "history.empty" },
  ],
  answers: { fetchSuggestions: { values: [suggestions, nothingOffered], problems: [unreachable] } },
  distinguishedBy: ({ text, history, offered, active }) => [text === "", history.length > 0, offered?.text, active !== null],
  driver: {
    shopper: {
      "search.open": focusField,
      "search.close": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{Escape}")
      },
      "search.clear": { when: ({ context }) => context.text !== "", by: ({ press }) => press("search.clear") },
      "search.type": {
        when: (now, { text }) => text !== now.context.text,
        // A shopper focuses the field, which opens the list; a browser fills it in without focus.
        by: ({ write, fill }, { text }, now) => (now.matches("closed") ? fill("search.label", text) : write("search.label", text)),
      },
      "search.submit": ({ press }) => press("nav.search"),
      "option.next": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{ArrowDown}")
      },
      "option.previous": async (shopper) => {
        await focusField(shopper)
        await shopper.keys("{ArrowUp}")
      },
      "option.point": { when: hasOption, by: async ({ options, point }, { index }) => point((await options())[index ?? 0]!) },
      "option.take": { when: hasOption, by: async ({ options }, { index }) => (await options())[index ?? 0]!.click() },
      "history.remove": {
        when: (now, { text }) => showsHistory(now) && now.context.history.includes(text),
        by: ({ press }, { text }) => press(["search.recent.remove", { text }]),
      },
      "history.empty": { when: showsHistory, by: ({ press }) => press("search.recent.clear.label") },
    },
    others: ["history.known", "text.shown"],
  },
})
