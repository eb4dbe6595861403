/** Controllers of pages: declared, or derived from the machine of the page. */
import { createMachine } from "xstate"
import { createPageActor } from "./page-actor.ts"
import type { Actors, AnyPage, AnyPageController, PageController } from "./page.ts"

const staticMachine = createMachine({ id: "page", description: "Nothing is decided here." })

/** Declares a controller; its actors are those that `open` returns. */
export const defineController = <Data, Own extends Actors>(controller: PageController<Data, Own>): PageController<Data, Own> => controller

/** Controller of any page; rejects if the page's machines cannot be fetched. */
export const controllerOf = async (page: AnyPage): Promise<AnyPageController> => {
  if (page.controller !== undefined) return (await page.controller()).controller
  const machine = (await page.machine?.()) ?? staticMachine
  return {
    open: (pageInput) => ({ actor: createPageActor(machine, page.input?.(pageInput), pageInput) }),
    ...(page.follow && { follow: page.follow }),
  }
}
