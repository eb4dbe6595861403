import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { MessagesProvider, useText } from "#ui/messages/messages.tsx"

const Title = () => useText()("nav.cart")

describe("text of a screen", () => {
  it("is that of the provider around it", () => {
    const screen = (
      <MessagesProvider locale="en" messages={{ "nav.cart": "Cart" }}>
        <Title />
      </MessagesProvider>
    )
    expect(renderToString(screen)).toBe("Cart")
  })

  it("throws without a provider", () => {
    expect(() => renderToString(<Title />)).toThrow("nav.cart is shown without MessagesProvider")
  })
})
