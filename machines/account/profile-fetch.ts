/** States that load the profile for a form, unless it arrived with the page. */
import type { Profile } from "#domain/entities/account/profile.ts"
import { failedState, failureOf } from "#machines/shared/failure.ts"

/** Lead to `form`. The machine declares `isKnown`, `takeProfile` and `keepProblem`. */
export const profileFetchStates = (descriptions: { readonly opening: string; readonly fetching: string; readonly failed: string }) =>
  ({
    opening: {
      description: descriptions.opening,
      always: [{ guard: "isKnown", target: "form" }, { target: "fetching" }],
    },
    fetching: {
      description: descriptions.fetching,
      tags: "busy",
      invoke: {
        id: "fetchProfile",
        src: "fetchProfile",
        onDone: {
          target: "form",
          actions: {
            type: "takeProfile",
            params: ({ event }: { readonly event: { readonly output: Profile } }) => ({ profile: event.output }),
          },
        },
        onError: { target: "failed", actions: { type: "keepProblem", params: failureOf } },
      },
    },
    failed: failedState(descriptions.failed),
  }) as const
