/** Controller of the profile and its picture. */
import { joinProfile } from "#machines/account/joins.ts"
import { pictureMachine } from "#machines/account/picture.ts"
import { profileMachine } from "#machines/account/profile.ts"
import { createPageActor } from "#app/page-actor.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput) => ({
    actor: createPageActor(profileMachine, { profile: null }, pageInput),
    picture: createPageActor(pictureMachine, undefined, pageInput, "picture"),
  }),
  join: ({ actor, picture }, { actorRefs: { session } }) => joinProfile({ profile: actor, picture, session }),
})
