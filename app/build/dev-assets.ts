/** Assets of a page during development: source modules and their present styles. */
import type { EnvironmentModuleNode, ViteDevServer } from "vite"
import { messageFilesOf, type Assets } from "#app/server/assets.ts"

/** Style sheets imported by a module, in the order in which they apply. */
const styleSheetsOf = (entry: EnvironmentModuleNode): ReadonlyArray<string> => {
  const visited = new Set<EnvironmentModuleNode>()
  const styleSheets: string[] = []
  const visit = (module: EnvironmentModuleNode): void => {
    if (visited.has(module)) return
    visited.add(module)
    module.importedModules.forEach(visit)
    if (module.url.endsWith(".css")) styleSheets.push(module.url)
  }
  visit(entry)
  return styleSheets
}

export const developmentAssets = (vite: ViteDevServer, entry: string): Assets => {
  const { client } = vite.environments
  const sheetsOf = async (url: string): Promise<ReadonlyArray<string>> => {
    await client.transformRequest(url)
    await client.waitForRequestsIdle()
    const module = await client.moduleGraph.getModuleByUrl(url)
    return module === undefined ? [] : styleSheetsOf(module)
  }
  return {
    of: async ({ module, messages }, locale) => {
      const urls = new Set([...(await sheetsOf("/app/client/entry.tsx")), ...(await sheetsOf(`/${module}`))])
      const sheets = await Promise.all([...urls].map((url) => client.transformRequest(`${url}?direct`)))
      const files = { page: `/${module}`, messages: messageFilesOf(messages, locale).map((file) => `/${file}?import`), adapters: [] }
      return { styles: sheets.map((sheet) => sheet?.code ?? "").join("\n"), styleFiles: [], entry, modules: [], files }
    },
  }
}
