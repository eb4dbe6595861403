/** Head of the contact page: how to reach the company. */
import { defineHead } from "#app/server/page-head.ts"
import { breadcrumbs } from "#app/server/structured-data.ts"

export const head = defineHead<never>({
  head: (_, { text, to, config, location }) => ({
    description: `${config.company}, ${config.address[location.locale]}. ${config.supportPhone}, ${config.supportEmail}`,
    structuredData: [breadcrumbs([{ name: text("nav.home"), path: "/" }, { name: text("footer.contact"), path: location.path }], to)],
  }),
  entry: { name: "Contact", path: "/contact", text: "phone, e-mail and address of the company, and a form" },
})
