/** Address of the engine that `npm run test:engines` has started. */
export const engineUrl = (): string => {
  const url = process.env["ENGINE_URL"]
  if (url === undefined) throw new Error("npm run test:engines starts an engine and sets ENGINE_URL")
  return url
}
