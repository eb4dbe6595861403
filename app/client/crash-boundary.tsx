/** Error boundary of a screen, so that the rest of the storefront can report the crash. S28. */
import { Component, type ReactNode } from "react"

type Props = { readonly onCrash: (error: unknown) => void; readonly children: ReactNode }

export class CrashBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
