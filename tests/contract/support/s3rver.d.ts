/** Types of `s3rver`, as far as the tests use it. */
declare module "s3rver" {
  import type { RequestListener } from "node:http"
  type Options = {
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: ReadonlyArray<{ readonly name: string }>
  }
  export default class S3rver {
    constructor(options: Options)
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
