/** Recent searches. */
import preview from "#book/preview.tsx"
import { inSharedState } from "#book/in-state.tsx"
import { searchHistory } from "#book/fixtures/search/suggestions.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { RecentSearches } from "./recent-searches.tsx"

const meta = preview.meta({ title: "Screens/RecentSearches", component: RecentSearches, parameters: { path: "/search" } })

const storyOf = (history: ReadonlyArray<string>) =>
  inSharedState("persistence", { state: "ready", context: { persisted: { ...emptyPersistedState, searchHistory: history } } }, () => (
    <RecentSearches />
  ))

/** Newest first, each removable. */
export const Some = meta.story(storyOf(searchHistory))
/** No recent searches. */
export const None = meta.story(storyOf([]))
