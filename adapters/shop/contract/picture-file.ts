/** Picture in a multipart body. */
import * as Schema from "effect/Schema"

export const PictureFile = Schema.instanceOf(File).annotate({ identifier: "File" })
