/** Copy button of promotions: a coupon's code, the values of a draw. */
import { CopyButton, type CopyMessages } from "#ui/parts/button/copy-button.tsx"

const messages = {
  resting: "promotion.copy",
  copied: "promotion.copied",
  refused: "promotion.notCopied",
  named: "promotion.copyNamed",
} as const satisfies CopyMessages

export const CopyValue = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <CopyButton name={name} value={value} messages={messages} />
)
