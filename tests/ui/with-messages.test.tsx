// @vitest-environment happy-dom
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, describe, expect, it, vi } from "vitest"
import { handlePartFailures } from "#ui/react/lazy-part.ts"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider, useText } from "#ui/messages/messages.tsx"
import { withMessages } from "#ui/messages/with-messages.tsx"

vi.mock("#ui/messages/load-messages.ts", () => ({ loadMessages: vi.fn() }))

const Title = () => useText()("nav.cart")
const LateTitle = withMessages(["cart"], Title, "skeleton")

afterEach(() => handlePartFailures(null))

describe("a part with its own messages", () => {
  it("loads them again where they could not be loaded, and shows its placeholder until then [X1]", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    vi.mocked(loadMessages).mockRejectedValueOnce(new TypeError("offline")).mockResolvedValue({ "nav.cart": "Cart" })
    let retry = (): void => undefined
    handlePartFailures(() => new Promise((resolve) => (retry = resolve)))
    const place = document.createElement("div")
    const root = createRoot(place)
    await act(async () =>
      root.render(
        <MessagesProvider locale="en" messages={{}}>
          <LateTitle />
        </MessagesProvider>,
      ),
    )
    await vi.waitFor(() => expect(place.textContent).toBe("skeleton"))
    await act(async () => retry())
    // The part is rendered in a transition, which a busy machine ends later.
    await vi.waitFor(() => expect(place.textContent).toBe("Cart"))
    await act(async () => root.unmount())
  })
})
