/** Option of the search box. A click takes it; a middle click opens it in a new tab. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useRouter } from "wouter"
import type { SearchOption as Option } from "#machines/search/search-options.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { optionAddress } from "./option-address.ts"
import { optionId } from "#ui/parts/form/option-id.ts"
import styles from "./search-option.module.css"

type Props = {
  readonly list: string
  /** Index among all options, in the order of the arrow keys. */
  readonly index: number
  readonly option: Option
  readonly look?: "line" | "product"
  readonly children: ReactNode
}

export const SearchOption = ({ list, index, option, look = "line", children }: Props) => {
  const { search } = useActorRefs()
  const { base } = useRouter()
  const active = useSelector(search, ({ context }) => context.active === index)
  return (
    <a
      id={optionId(list, index)}
      className={styles.option}
      data-look={look}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={`${base}${optionAddress(option)}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        search.send({ type: "option.take", index })
      }}
      onPointerMove={(event) => {
        // Ignores a list that appears under a resting pointer.
        if (!active && event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0))
          search.send({ type: "option.point", index })
      }}
      onPointerLeave={() => search.send({ type: "option.point", index: null })}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </a>
  )
}
