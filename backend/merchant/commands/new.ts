/** `npm run shop -- new`: writes the configuration of a shop of one's own, and makes its empty database. */
import { access, mkdir, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { defaultLocale, forLocales, locales, type Locale } from "#domain/entities/locale.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator } from "#backend/texts/command-language.ts"
import { faultsOf, isSiteName, siteFile, type NewSite } from "#backend/merchant/new-site.ts"
import { operate } from "#backend/merchant/operate.ts"
import { root } from "#backend/paths.ts"

const addressIn = (locale: Locale): string => `address-${locale}`
const otherAddresses = locales.filter((locale) => locale !== defaultLocale).map(addressIn)

const usage = `npm run shop -- new NAME --brand БРЭНД --company КОМПАНИ --phone "7000 1100" --email shop@example.mn
    --address ХАЯГ ${otherAddresses.map((name) => `[--${name} ADDRESS]`).join(" ")} [--accent "#1b4dd8"]
    [--with-demo-content]`

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
const isEmpty = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  )

export const command: ShopCommand = {
  summary: "new.summary",
  usage,
  notes: [{ key: "new.note" }, { key: "new.lookNote" }],
  run: async (args, env) => {
    const translate = translator(env)
    const text = { type: "string" } as const
    const {
      values,
      positionals: [name = "", ...rest],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        brand: text,
        company: text,
        phone: text,
        email: text,
        address: text,
        accent: text,
        "with-demo-content": { type: "boolean" },
        ...Object.fromEntries(otherAddresses.map((option) => [option, text])),
      },
    })
    if (!isSiteName(name) || rest.length > 0) throw new WrongUse(translate("new.name"))
    const address = values.address ?? ""
    const given: Readonly<Record<string, string | boolean | undefined>> = values
    const site: NewSite = {
      brand: values.brand ?? "",
      company: values.company ?? values.brand ?? "",
      phone: values.phone ?? "",
      email: values.email ?? "",
      address: forLocales((locale) => String(given[addressIn(locale)] ?? address)),
      accent: values.accent ?? null,
      hasDemoContent: values["with-demo-content"] === true,
    }
    const faults = faultsOf(site)
    if (faults.length > 0) throw new WrongUse(faults.map(({ key, values }) => translate(key, values)).join("\n"))
    const [file, folder] = [path.join("sites", `${name}.json`), env["DATA_DIR"] || `.data-${name}`]
    if (await isThere(path.join(root, file))) throw new WrongUse(translate("new.fileExists", { file }))
    if (!env["DATABASE_URL"] && !(await isEmpty(path.resolve(root, folder)))) throw new WrongUse(translate("new.notEmpty", { folder }))
    await mkdir(path.join(root, "sites"), { recursive: true })
    await writeFile(path.join(root, file), siteFile(site), { flag: "wx" })
    const { hasDemoContent } = site
    const ownEnv = { ...env, SITE_CONFIG: file, DATA_DIR: folder, SANDBOX: "1", SANDBOX_SECRET: env["SANDBOX_SECRET"] || "unused" }
    await operate(ownEnv, () => Promise.resolve(), { hasDemoContent })
    const done = env["DATABASE_URL"] ? translate("new.doneInDatabase", { file }) : translate("new.done", { file, folder })
    const steps = [
      `export SITE_CONFIG=${file} DATA_DIR=${folder}`,
      ...(hasDemoContent ? [] : ["npm run shop -- import products.csv"]),
      "npm start",
    ]
    return [...(hasDemoContent ? [translate("new.look")] : []), done, ...steps.map((step) => `  ${step}`)].join("\n")
  },
}
