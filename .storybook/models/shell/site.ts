/** Model of the site machine. */
import { site as siteSample } from "#book/fixtures/shell/site.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { siteMachine } from "#machines/shell/site.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(siteMachine, {
  inputs: [{ site: null }, { site: siteSample }],
  events: [{ type: "site.refresh" }, { type: "site.retry" }],
  answers: { fetchSite: { values: [siteSample], problems: [unreachable] } },
  distinguishedBy: ({ site, problem }) => [site !== null, problem !== null],
  driver: {
    shopper: { "site.refresh": { when: (snapshot) => snapshot.matches("failed"), by: ({ press }) => press("common.retry") } },
    others: ["site.refresh", "site.retry"],
  },
})
