/** The shopper's orders. S19. */
import type { ActorRefFrom } from "xstate"
import { ordersMachine } from "#machines/orders.ts"
import { answers } from "#machines/ports.ts"
import { OrdersScreen } from "#ui/orders/orders-screen.tsx"
import { definePage, opened } from "../page.ts"
