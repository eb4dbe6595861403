/** Hydration of a page in slices, in a real browser with the renderer of the build. */
import { useState } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot } from "react-dom/client"
import { expect, it } from "vitest"
import { hydrateInSlices, HydrationSlice } from "#ui/first-view/hydration-slice.tsx"

const Counter = ({ name }: { readonly name: string }) => {
  const [presses, setPresses] = useState(0)
  return <button type="button" onClick={() => setPresses((now) => now + 1)}>{`${name} ${presses}`}</button>
}

const Page = () => (
  <div>
    <Counter name="first" />
    <HydrationSlice>
      <section>
        <Counter name="second" />
        <HydrationSlice>
          <section>
            <Counter name="third" />
          </section>
        </HydrationSlice>
      </section>
    </HydrationSlice>
    <HydrationSlice>
      <footer>
        <Counter name="fourth" />
      </footer>
    </HydrationSlice>
  </div>
)

it("comes to every slice, also within another, one at a time and in the markup that was sent", async () => {
  const root = document.body.appendChild(document.createElement("div"))
  const server = document.createElement("div")
  flushSync(() => createRoot(server).render(<Page />))
  root.innerHTML = server.innerHTML
  const sent = [...root.querySelectorAll("*")]
  const texts = () => [...root.querySelectorAll("button")].map((button) => button.textContent)
  const turn = () => new Promise((resolve) => void setTimeout(resolve))
  const pressed: unknown[] = []
  await hydrateInSlices(
    async () => {
      hydrateRoot(root, <Page />)
    },
    async () => {
      await turn()
      for (const button of root.querySelectorAll("button")) button.click()
      await turn()
      pressed.push(texts())
    },
  )
  expect(pressed).toEqual([
    ["first 1", "second 0", "third 0", "fourth 0"],
    ["first 2", "second 1", "third 0", "fourth 0"],
    ["first 3", "second 2", "third 0", "fourth 1"],
    ["first 4", "second 3", "third 1", "fourth 2"],
  ])
  expect([...root.querySelectorAll("*")]).toEqual(sent)
  root.remove()
})
