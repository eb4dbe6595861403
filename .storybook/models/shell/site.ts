/** Model of the site machine. */
import { site as siteSample } from "#book/fixtures/shell/site.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { siteMachine } from "#machines/shell/site.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof siteMachine> = {
  machine: siteMachine,
  inputs: [{ site: null }, { site: siteSample }],
  events: [{ type: "site.refresh" }, { type: "site.retry" }],
  answers: { fetchSite: { values: [siteSample], problems: [unreachable] } },
  about: ({ site, problem }) => [site !== null, problem !== null],
}
