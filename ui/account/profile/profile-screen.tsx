/** Profile screen: picture, personal data, contacts and password. S18. */
import { useSelector } from "@xstate/react"
import type { PictureActor } from "#machines/account/picture.ts"
import type { ProfileActor } from "#machines/account/profile.ts"
import { AccountFrame } from "#ui/account/public/account-frame.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { PageTitle } from "#ui/parts/layout/page-title.tsx"
import { Panel } from "#ui/parts/layout/panel.tsx"
import { ProblemState } from "#ui/parts/feedback/problem-state.tsx"
import { useText } from "#ui/messages/messages.tsx"
import { FormSkeleton } from "./form-skeleton.tsx"
import { PictureField } from "./picture-field.tsx"
import { ProfileConflict } from "./profile-conflict.tsx"
import { ProfileContacts } from "./profile-contacts.tsx"
import { ProfileForm } from "./profile-form.tsx"

type Props = { readonly actor: ProfileActor; readonly picture: PictureActor }

export const ProfileScreen = ({ actor, picture }: Props) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const { profile, problem } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => (typeof value === "string" ? value : value.form))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches("failed"))
  const isConflict = useSelector(actor, (snapshot) => snapshot.matches("conflict"))
  return (
    <AccountFrame here="profile">
      {isFailed && problem !== null ? (
        <ProblemState heading="h1" problem={problem} onRetry={() => actor.send({ type: "page.retry" })} />
      ) : (
        <PageTitle title={text("account.menu.profile")} />
      )}
      {!isFailed && profile === null && <FormSkeleton rows={4} />}
      {profile !== null && isConflict && <ProfileConflict actor={actor} />}
      {profile !== null && !isConflict && (
        <Panel aria-label={text("account.menu.profile")} data-state={state}>
          {flags.canUploadAvatar && <PictureField actor={picture} />}
          <ProfileForm actor={actor} kind={profile.kind} />
        </Panel>
      )}
      {profile !== null && <ProfileContacts profile={profile} />}
    </AccountFrame>
  )
}
