/** What the shopper sees of a walk, in a frame as wide as a phone or a desktop: it is the same actor, so its buttons work too. */
import { useState } from "react"

const widths = {
  phone: { width: 390, height: 760, scale: 0.85 },
  desktop: { width: 1280, height: 900, scale: 0.5 },
} as const

type Props = { readonly name: string; readonly locale: string; readonly theme: string }

export const ScreenBeside = ({ name, locale, theme }: Props) => {
  const [device, setDevice] = useState<keyof typeof widths>("phone")
  const { width, height, scale } = widths[device]
  const address = `iframe.html?id=machines-screen--of-walk&viewMode=story&args=name:${name}&globals=locale:${locale};theme:${theme}`
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
        <iframe src={address} title={`The screen of ${name}`} style={{ width, height, transform: `scale(${scale})` }} />
      </div>
    </section>
  )
}
