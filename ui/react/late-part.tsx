/** Component whose code loads once it is shown; a placeholder stands for it until then. */
import type { ComponentType, ReactNode } from "react"
import { lazyPart, useLazyPart } from "./lazy-part.ts"

export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>, placeholder: ReactNode = null): ((props: Props) => ReactNode) => {
  const part = lazyPart(load)
  return (props) => {
    const { Part } = useLazyPart(part, true)
    return Part === null ? placeholder : <Part {...props} />
  }
}
