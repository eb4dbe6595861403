/** `npm run shop -- administrator`: who may write articles and change the site; they have an account already. */
import { administrators, setAdministrator } from "#backend/merchant/administrator-grants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { withDatabase } from "#backend/merchant/operate.ts"

export const command: ShopCommand = {
  summary: "administrator.summary",
  usage: `npm run shop -- administrator add LOGIN
npm run shop -- administrator remove LOGIN
npm run shop -- administrator list`,
  run: async ([action, login, ...rest], env) => {
    const translate = translator(env)
    if (action === "list" && login === undefined)
      return (await withDatabase(env, administrators)).join("\n") || translate("administrator.none")
    if ((action !== "add" && action !== "remove") || login === undefined || rest.length > 0)
      throw new WrongUse(translate("administrator.whom"))
    const isFound = await withDatabase(env, (db) => setAdministrator(db, login, action === "add"))
    if (!isFound) return { text: translate("administrator.unknown", { login }), isDone: false }
    return translate(action === "add" ? "administrator.added" : "administrator.removed", { login })
  },
}
