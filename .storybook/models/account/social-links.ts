/** Model of the social links machine. */
import { socialLinks } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { socialLinksMachine } from "#machines/account/social-links.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(socialLinksMachine, {
  inputs: [undefined],
  events: [{ type: "link.remove", provider: "google" }, { type: "removal.confirm" }, { type: "removal.cancel" }, { type: "page.retry" }],
  answers: {
    fetchSocialLinks: { values: [socialLinks, []], problems: [unreachable] },
    unlinkSocial: { values: [socialLinks.slice(1), []], problems: [unreachable] },
  },
  distinguishedBy: ({ links, removing, problem }) => [links.map(({ provider }) => provider), removing, problem?._tag],
  driver: {
    shopper: {
      "link.remove": {
        when: ({ context: { links, removing } }, { provider }) => removing !== provider && links.some((link) => link.provider === provider),
        by: ({ choose }) => choose(/Google$/u, "button"),
      },
      "removal.confirm": {
        when: ({ context: { links, removing } }) => links.some(({ provider }) => provider === removing),
        by: ({ press }) => press("settings.social.confirm"),
      },
      "removal.cancel": {
        when: ({ context: { links, removing } }) => links.some(({ provider }) => provider === removing),
        by: ({ press }) => press("settings.social.keep"),
      },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: ["link.remove", "removal.confirm", "removal.cancel"],
  },
})
