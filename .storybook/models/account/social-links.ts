/** Model of the social links machine. */
import { socialLinks } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { socialLinksMachine } from "#machines/account/social-links.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof socialLinksMachine> = {
  machine: socialLinksMachine,
  inputs: [undefined],
  events: [{ type: "link.remove", provider: "google" }, { type: "removal.confirm" }, { type: "removal.cancel" }, { type: "page.retry" }],
  answers: {
    fetchSocialLinks: { values: [socialLinks, []], problems: [unreachable] },
    unlinkSocial: { values: [socialLinks.slice(1), []], problems: [unreachable] },
  },
  about: ({ links, removing, problem }) => [links.map(({ provider }) => provider), removing, problem?._tag],
}
