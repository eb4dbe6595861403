/** Stored pictures on PostgreSQL. */
import { postgres } from "#tests/contract/engines.ts"
import { describeStoredPictures } from "./stored-pictures.ts"

describeStoredPictures(postgres)
