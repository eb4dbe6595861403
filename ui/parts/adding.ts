/** Puts a piece into the cart, and follows it until the shop has said yes. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { VariantId } from "#domain/entities/ids.ts"
import { addingOf } from "#machines/cart-context.ts"
import { useShop } from "../shop-context.tsx"

export type Adding = ReturnType<typeof addingOf>

export const useAdding = (variantId: VariantId | null): Adding =>
  useSelector(useShop().cart, (now) =>
    variantId === null ? "resting" : addingOf(now.context, variantId, now.matches({ feedback: "justChanged" })),
  )

type Props = { readonly id: VariantId | null; readonly children: (adding: Adding) => ReactNode }

/** Follows it for one part of a screen: the first sign of a press waits for that part alone. */
export const WithAdding = ({ id, children }: Props): ReactNode => children(useAdding(id))
