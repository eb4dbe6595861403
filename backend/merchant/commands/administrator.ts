/** `npm run shop -- administrator`: who may write articles and change the site; they have an account already. */
import { administrators, setAdministrator } from "#backend/merchant/administrators.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { withDatabase } from "#backend/merchant/operate.ts"

export const command: ShopCommand = {
  summary: "who may write articles and change the site",
  usage: `npm run shop -- administrator add LOGIN
npm run shop -- administrator remove LOGIN
npm run shop -- administrator list`,
  run: async ([action, login, ...rest], env) => {
    if (action === "list" && login === undefined) return (await withDatabase(env, administrators)).join("\n") || "There are no administrators."
    if ((action !== "add" && action !== "remove") || login === undefined || rest.length > 0) throw new WrongUse("whom?")
    const isFound = await withDatabase(env, (db) => setAdministrator(db, login, action === "add"))
    if (!isFound) return { text: `nobody has logged in with ${login}: the person logs in with a code once, then add them`, isDone: false }
    return action === "add" ? `${login} is an administrator.` : `${login} is an administrator no longer.`
  },
}
