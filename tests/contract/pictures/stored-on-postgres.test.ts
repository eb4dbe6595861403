/** Stored pictures on PostgreSQL. */
import { postgres } from "#tests/contract/support/engines.ts"
import { describeStoredPictures } from "./stored-pictures.ts"

describeStoredPictures(postgres)
