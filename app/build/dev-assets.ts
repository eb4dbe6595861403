/** Assets of a page during development: source modules and their present styles. */
import type { EnvironmentModuleNode, ViteDevServer } from "vite"
import { messageFilesOf, type Assets } from "#app/server/assets.ts"

/** Style sheets imported by a module, in the order in which they apply. */
const styleSheets = (from: EnvironmentModuleNode): ReadonlyArray<string> => {
  const met = new Set<EnvironmentModuleNode>()
  const found: string[] = []
  const visit = (module: EnvironmentModuleNode): void => {
    if (met.has(module)) return
    met.add(module)
    module.importedModules.forEach(visit)
    if (module.url.endsWith(".css")) found.push(module.url)
  }
  visit(from)
  return found
}

export const workshopAssets = (vite: ViteDevServer, entry: string): Assets => {
  const { client } = vite.environments
  const sheetsOf = async (url: string): Promise<ReadonlyArray<string>> => {
    await client.transformRequest(url)
    await client.waitForRequestsIdle()
    const module = await client.moduleGraph.getModuleByUrl(url)
    return module === undefined ? [] : styleSheets(module)
  }
  return {
    of: async ({ module, messages }, locale) => {
      const sheets = new Set([...(await sheetsOf("/app/client/entry.tsx")), ...(await sheetsOf(`/${module}`))])
      const rules = await Promise.all([...sheets].map((url) => client.transformRequest(`${url}?direct`)))
      const files = { page: `/${module}`, messages: messageFilesOf(messages, locale).map((file) => `/${file}?import`) }
      return { styles: rules.map((sheet) => sheet?.code ?? "").join("\n"), styleFiles: [], entry, modules: [], files }
    },
  }
}
