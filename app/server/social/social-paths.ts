/** Paths of social logins: `/oauth/social/:provider`, and its `/return`. */
const paths = /^\/oauth\/social\/([a-z]+)(\/return)?$/

export const isSocialLogin = (url: URL): boolean => paths.test(url.pathname)

export const socialPath = ({ pathname }: URL): { readonly name: string; readonly returns: boolean } => {
  const [, name = "", returns] = paths.exec(pathname) ?? []
  return { name, returns: returns !== undefined }
}
