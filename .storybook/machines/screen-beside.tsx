/** Screen of a walkthrough in a frame of phone or desktop width, with the same actor, so that its buttons work too. */
import { useEffect, useRef, useState } from "react"
import { open } from "../sheets/draw.ts"

const widths = {
  phone: { width: 390, height: 760, scale: 0.85 },
  desktop: { width: 1280, height: 900, scale: 0.5 },
} as const

type Props = { readonly name: string; readonly locale: string; readonly theme: string }

export const ScreenBeside = ({ name, locale, theme }: Props) => {
  const [device, setDevice] = useState<keyof typeof widths>("phone")
  const frame = useRef<HTMLIFrameElement>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const { width, height, scale } = widths[device]
  const address = `iframe.html?id=machines-screen--of-walk&viewMode=story&args=name:${name}&globals=locale:${locale};theme:${theme}`
  useEffect(() => {
    const { current } = frame
    let left = false
    if (current !== null) void open(current, address).then(() => left || setDrawn(address))
    return () => {
      left = true
    }
  }, [address])
  return (
    <section aria-label="What the shopper sees">
      <div className="statechart-tools" role="group" aria-label="Seen on">
        {(["phone", "desktop"] as const).map((each) => (
          <button key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
            {each === "phone" ? "Phone" : "Desktop"}
          </button>
        ))}
      </div>
      <div className="statechart-device" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          data-drawn={drawn === address}
          title={`The screen of ${name}`}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}
