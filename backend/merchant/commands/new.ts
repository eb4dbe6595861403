/** `npm run shop -- new`: writes the configuration of a shop of one's own, and makes its empty database. */
import { access, mkdir, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { defaultLocale, forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { isSiteName, siteFile, wrongOf, type NewSite } from "#backend/merchant/new-site.ts"
import { operate } from "#backend/merchant/operate.ts"
import { root } from "#backend/paths.ts"

const addressIn = (locale: Locale): string => `address-${locale}`
const otherAddresses = locales.filter((locale) => locale !== defaultLocale).map(addressIn)

const usage = `npm run shop -- new NAME --brand БРЭНД --company КОМПАНИ --phone "7000 1100" --email shop@example.mn
    --address ХАЯГ ${otherAddresses.map((name) => `[--${name} ADDRESS]`).join(" ")} [--accent "#1b4dd8"]
NAME is of Latin letters and digits: the file is sites/NAME.json, the data lies in .data-NAME`

const isThere = (file: string): Promise<boolean> => access(file).then(() => true, () => false)
const isEmpty = (folder: string): Promise<boolean> => readdir(folder).then((entries) => entries.length === 0, () => true)

export const command: ShopCommand = {
  summary: "the configuration and the empty database of a shop of one's own",
  usage,
  run: async (args, env) => {
    const text = { type: "string" } as const
    const { values, positionals: [name = "", ...rest] } = parseArgs({
      args: [...args], allowPositionals: true,
      options: { brand: text, company: text, phone: text, email: text, address: text, accent: text, ...Object.fromEntries(otherAddresses.map((option) => [option, text])) },
    })
    if (!isSiteName(name) || rest.length > 0) throw new WrongUse("a name is needed, of small Latin letters, digits and hyphens")
    const address = values.address ?? ""
    const given: Readonly<Record<string, string | undefined>> = values
    const site: NewSite = {
      brand: values.brand ?? "", company: values.company ?? values.brand ?? "", phone: values.phone ?? "", email: values.email ?? "",
      address: forLocales((locale) => given[addressIn(locale)] ?? address), accent: values.accent ?? null,
    }
    const wrong = wrongOf(site)
    if (wrong.length > 0) throw new WrongUse(wrong.join("\n"))
    const [file, folder] = [path.join("sites", `${name}.json`), env["DATA_DIR"] || `.data-${name}`]
    if (await isThere(path.join(root, file))) throw new WrongUse(`${file} is there already`)
    if (!env["DATABASE_URL"] && !(await isEmpty(path.resolve(root, folder)))) throw new WrongUse(`${folder} is not empty`)
    await mkdir(path.join(root, "sites"), { recursive: true })
    await writeFile(path.join(root, file), siteFile(site), { flag: "wx" })
    await operate({ ...env, SITE_CONFIG: file, DATA_DIR: folder, SANDBOX: "1", SANDBOX_SECRET: env["SANDBOX_SECRET"] || "unused" }, () => Promise.resolve())
    return `${file} and an empty shop in ${env["DATABASE_URL"] ? "the database" : folder}. In every further command:
  export SITE_CONFIG=${file} DATA_DIR=${folder}
  npm run shop -- import products.csv
  npm start`
  },
}
