/** Social logins of an account. */
import { describe, expect, it } from "vitest"
import { socialLinks } from "#book/fixtures/account/account.ts"
import { refused } from "#book/fixtures/shell/problems.ts"
import { socialLinksMachine } from "#machines/account/social-links.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

describe("social logins of an account", () => {
  it("are unlinked after a question, and stay where nothing else is left to log in by", async () => {
    const { actor, last, requests } = startTestActor(socialLinksMachine, undefined)
    await last("fetchSocialLinks").answer(socialLinks)
    actor.send({ type: "link.remove", provider: "google" })
    actor.send({ type: "link.remove", provider: "facebook" })
    expect(actor.getSnapshot()).toMatchObject({ value: "asking", context: { removing: "facebook" } })
    actor.send({ type: "removal.cancel" })
    expect(requests).toHaveLength(1)
    actor.send({ type: "link.remove", provider: "google" })
    actor.send({ type: "removal.confirm" })
    expect(last("unlinkSocial").input).toEqual({ provider: "google" })
    await last("unlinkSocial").refuse(refused("Өөр нэвтрэх арга алга"))
    expect(actor.getSnapshot()).toMatchObject({
      value: "ready",
      context: { links: socialLinks, removing: null, problem: { _tag: "Refused" } },
    })
    actor.send({ type: "link.remove", provider: "google" })
    actor.send({ type: "removal.confirm" })
    await last("unlinkSocial").answer([])
    expect(actor.getSnapshot().value).toBe("empty")
  })
})
