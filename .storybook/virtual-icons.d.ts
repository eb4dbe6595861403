/** Module of `icon-list.ts`. */
declare module "virtual:icons" {
  import type { LucideIcon } from "lucide-react"
  export const icons: Readonly<Record<string, LucideIcon>>
}
