/** Face of a shopper: the picture, or the initials. */
import type { User } from "#domain/entities/identity/user.ts"
import styles from "./face.module.css"

const initials = ({ lastName, firstName, fullName, login }: User) =>
  [lastName, firstName].map((name) => name.charAt(0)).join("") || (fullName || login).charAt(0).toUpperCase()

export const Face = ({ user, size = "medium" }: { readonly user: User; readonly size?: "medium" | "large" }) => (
  <span className={styles.face} data-size={size} aria-hidden="true">
    {user.profile === null ? initials(user) : <img src={user.profile} alt="" width={150} height={150} />}
  </span>
)
