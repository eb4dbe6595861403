/** Model of the search machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/search/suggestions.ts"
import { searchMachine } from "#machines/search/search.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof searchMachine> = {
  machine: searchMachine,
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
  about: ({ text, history, offered, active }) => [text === "", history.length > 0, offered?.text, active !== null],
}
