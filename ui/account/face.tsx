/** Face of a shopper: the picture, or a silhouette. S25. */
import UserRound from "lucide-react/icons/user-round"
import type { User } from "#domain/entities/identity/user.ts"
import styles from "./face.module.css"

export const Face = ({ user, size = "medium" }: { readonly user: Pick<User, "profile">; readonly size?: "medium" | "large" }) => (
  <span className={styles.face} data-size={size} aria-hidden="true">
    {user.profile === null ? <UserRound /> : <img src={user.profile} alt="" width={150} height={150} />}
  </span>
)
