/** The machines of the profile and its picture. */
import type { ActorRefFrom } from "xstate"
import { joinProfile } from "#machines/account/joins.ts"
import { pictureMachine } from "#machines/account/picture.ts"
import { profileMachine } from "#machines/account/profile.ts"
import { provided } from "#machines/ports.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type ProfileActors = { readonly actor: ActorRefFrom<typeof profileMachine>; readonly picture: ActorRefFrom<typeof pictureMachine> }

export const controller: PageController<never, ProfileActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(profileMachine, pageInput), { profile: null }, pageInput),
    picture: createPageActor(provided(pictureMachine, pageInput), undefined, pageInput, "picture"),
  }),
  join: ({ actor, picture }, { actorRefs: { session } }) => joinProfile({ profile: actor, picture, session }),
}
