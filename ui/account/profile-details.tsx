/** Profile of a shopper as a list of facts. */
import type { User } from "#domain/entities/identity/user.ts"
import { formatPhone } from "#domain/rules/identity/contact.ts"
import { DefinitionList } from "#ui/parts/layout/definition-list.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const ProfileDetails = ({ user }: { readonly user: User }) => {
  const text = useText()
  const none = text("account.none")
  return (
    <DefinitionList
      pairs={[
        { key: "last", name: text("account.lastName"), value: user.lastName || none },
        { key: "first", name: text("account.firstName"), value: user.firstName || none },
        { key: "email", name: text("account.email"), value: user.email ?? none },
        { key: "mobile", name: text("account.mobile"), value: user.mobile === null ? none : formatPhone(user.mobile) },
      ]}
    />
  )
}
