/** Share of its pictures that a request has sent, for machines that upload some. */

export type PictureSent = {
  readonly type: "picture.sent"
  /** Of the bytes, from 0 to 1. */
  readonly share: number
}
export type SentShare = {
  /** Share of the pictures that is sent, from 0 to 1. */
  readonly sent: number
}
/** What the input of a port that uploads brings along. */
export type Upload = { readonly onSent: (share: number) => void }

/** Initial context, and assignment of the action `forgetShare`. */
export const nothingSent: SentShare = { sent: 0 }

/** Assignment of the action `takeShare`. */
export const shareFrom = ({ share }: PictureSent): SentShare => ({ sent: share })

/** Beginning of the state that sends the pictures, again from nothing. The machine declares `forgetShare` and `takeShare`. */
export const sendingPictures = {
  entry: "forgetShare",
  on: { "picture.sent": { actions: { type: "takeShare", params: ({ event }: { readonly event: PictureSent }) => event } } },
} as const

/** Sends the share as an event to the machine that uploads. */
export const uploadBy = (self: { send(event: PictureSent): void }): Upload => ({
  onSent: (share) => self.send({ type: "picture.sent", share }),
})
