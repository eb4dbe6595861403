/** Environment variables of the server and its commands. `docs/settings.md` is written from them. */

type Variable = {
  /** Plain English. */
  readonly effect: string
  /** Value of a variable that is not set or empty; `null` for none. */
  readonly standard: string | null
  readonly example: string
}

export const variables = {
  PORT: { effect: "Port of the shop.", standard: "3000", example: "4000" },
  HOST: {
    effect: "Network interface of the shop; the loopback interface is reached by this machine alone.",
    standard: "127.0.0.1",
    example: "0.0.0.0",
  },
  PUBLIC_ORIGIN: {
    effect:
      "Address at which browsers find the shop behind a proxy; links, cookies and the check of logins use it. Without it the shop answers to this machine's own names with its port, on another interface to addresses without a name.",
    standard: null,
    example: "https://shop.mn",
  },
  TRUSTED_PROXY: {
    effect: "`1` if every request comes through that proxy: rate limits then count by the last address in `X-Forwarded-For`.",
    standard: null,
    example: "1",
  },
  DATA_DIR: { effect: "Folder of the embedded database and of pictures.", standard: ".data", example: "/var/lib/shop" },
  DATABASE_URL: {
    effect: "PostgreSQL server (15 or later, with `pg_trgm` and `unaccent`) instead of the embedded database.",
    standard: null,
    example: "postgres://shop:password@localhost/shop",
  },
  PROCESSES: {
    effect: "Processes behind the port, with `DATABASE_URL` only: [upgrade without a pause](running.md#upgrade-without-a-pause).",
    standard: null,
    example: "4",
  },
  SEARCH_URL: {
    effect: "Search cluster and name of the index instead of the embedded search: [search cluster](search-cluster.md).",
    standard: null,
    example: "https://user:password@host:9200/delguur",
  },
  SITE_CONFIG: { effect: "File of the settings below, relative to the checkout.", standard: null, example: "sites/khangai.json" },
  SANDBOX: {
    effect: "`1` opens the built-in bank desk and inbox; `npm start` sets it where this machine alone reaches the shop.",
    standard: null,
    example: "1",
  },
  SANDBOX_SECRET: {
    effect: "Password of the sandbox, needed where others than this machine reach it.",
    standard: null,
    example: "long-and-hard-to-guess",
  },
  SMTP_URL: { effect: "Mail server.", standard: null, example: "smtps://user:password@mail.shop.mn:465" },
  MAIL_FROM: { effect: "Sender of e-mail, needed with `SMTP_URL`.", standard: null, example: "Цэлмэг <shop@shop.mn>" },
  SMS_KEY: { effect: "Key of CallPro, which sends SMS.", standard: null, example: "8d2c…" },
  SMS_FROM: { effect: "The shop's own number of eight digits, needed with `SMS_KEY`.", standard: null, example: "72001100" },
  SMS_URL: { effect: "Address of the SMS service.", standard: "https://api-text.callpro.mn", example: "http://127.0.0.1:4010" },
  VAPID_PUBLIC_KEY: {
    effect:
      "Public key of push notifications. Without the pair the shop makes one and keeps it in its database. With another pair devices subscribe anew at their next visit.",
    standard: null,
    example: "BNc…",
  },
  VAPID_PRIVATE_KEY: { effect: "Private key of push notifications.", standard: null, example: "x9f…" },
  PUSH_ORIGINS: {
    effect: "Push services beside those of the known browsers, with commas between.",
    standard: null,
    example: "https://push.shop.mn",
  },
  S3_ENDPOINT: {
    effect: "S3-compatible service that keeps uploaded pictures instead of `DATA_DIR`: [pictures](running.md#pictures).",
    standard: null,
    example: "https://s3.shop.mn",
  },
  S3_BUCKET: { effect: "Bucket of the pictures.", standard: null, example: "shop-pictures" },
  S3_REGION: { effect: "Region of the bucket.", standard: "us-east-1", example: "eu-west-1" },
  S3_ACCESS_KEY_ID: { effect: "Name of the key of the bucket.", standard: null, example: "shop" },
  S3_SECRET_ACCESS_KEY: { effect: "Secret of the key of the bucket.", standard: null, example: "1a2b…" },
  GOOGLE_CLIENT_ID: {
    effect: "Client of the login by Google, whose return address is `PUBLIC_ORIGIN/oauth/social/google/return`.",
    standard: null,
    example: "123.apps.googleusercontent.com",
  },
  GOOGLE_CLIENT_SECRET: { effect: "Secret of that client.", standard: null, example: "GOCSPX-…" },
  FACEBOOK_CLIENT_ID: {
    effect: "Client of the login by Facebook, whose return address is `PUBLIC_ORIGIN/oauth/social/facebook/return`.",
    standard: null,
    example: "1234567890",
  },
  FACEBOOK_CLIENT_SECRET: { effect: "Secret of that client.", standard: null, example: "0a1b…" },
  APPLE_CLIENT_ID: {
    effect: "Client of the login by Apple, whose return address is `PUBLIC_ORIGIN/oauth/social/apple/return`.",
    standard: null,
    example: "mn.shop.web",
  },
  APPLE_TEAM_ID: { effect: "Team at Apple.", standard: null, example: "AB12CD34EF" },
  APPLE_KEY_ID: { effect: "Name of the key at Apple.", standard: null, example: "GH56IJ78KL" },
  APPLE_PRIVATE_KEY: {
    effect: "Key at Apple in one line, with `\\n` in place of line ends.",
    standard: null,
    example: "-----BEGIN PRIVATE KEY-----\\n…",
  },
  ASSERTION_KEY: {
    effect: "Signs the result of a social login; random at each start, the same on all machines of a shop.",
    standard: null,
    example: "a long random text",
  },
  CLIENT_ID: {
    effect: "Name by which the page server calls the shop; the same on all machines.",
    standard: "storefront",
    example: "storefront",
  },
  CLIENT_SECRET: {
    effect: "Secret of that name; random at each start, the same on all machines.",
    standard: null,
    example: "a long random text",
  },
  METRICS_PORT: {
    effect: "Port of the metrics on the interface of `HOST`: [on a server](running.md#on-a-server).",
    standard: null,
    example: "9464",
  },
  LOG_LEVEL: {
    effect: "Least severe lines of the log: `silent`, `error`, `warn`, `info` or `debug`. `npm start` sets `warn`.",
    standard: "info",
    example: "error",
  },
} as const satisfies Readonly<Record<string, Variable>>

/** The environment of a process, with whatever variables it has. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>

/** Variables that the server reads; the primary process sets `EXCHANGE` for those that it starts. */
export type Environment = Readonly<Partial<Record<keyof typeof variables | "EXCHANGE", string>>>
