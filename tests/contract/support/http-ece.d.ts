/** Types of `http_ece`, as far as the tests use it. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto"
  export const decrypt: (
    body: Buffer,
    options: { readonly version: "aes128gcm"; readonly privateKey: ECDH; readonly authSecret: Buffer },
  ) => Buffer
}
