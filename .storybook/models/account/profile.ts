/** Model of the profile machine. */
import { changedProfile, profile, profileChanged } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { now } from "#book/fixtures/shell/story-date.ts"
import { profileMachine } from "#machines/account/profile.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(profileMachine, {
  inputs: [{ profile: null }, { profile }],
  events: [
    { type: "field.type", field: "lastName", value: "" },
    { type: "field.type", field: "lastName", value: "Дорж" },
    { type: "gender.choose", gender: "male" },
    { type: "profile.submit", now },
    { type: "mine.keep" },
    { type: "theirs.take" },
    { type: "page.retry" },
  ],
  answers: {
    fetchProfile: { values: [profile], problems: [unreachable] },
    fetchTheirs: { values: [changedProfile], problems: [unreachable] },
    saveProfile: { values: [profile], problems: [unreachable, profileChanged] },
  },
  distinguishedBy: ({ form, problem, profile: known }) => [form.lastName === "", problem?._tag, known === null],
  driver: {
    shopper: {
      "field.type": {
        when: ({ context: { form } }, { field, value }) => form[field] !== value,
        by: ({ fill }, { field, value }) => fill(`profile.${field}`, value),
      },
      "gender.choose": {
        when: ({ context: { form } }, { gender }) => form.gender !== gender,
        by: ({ choose }, { gender }) => choose(gender === "male" ? /^(Ноён|Mr)$/u : /^(Хатагтай|Ms)$/u),
      },
      "profile.submit": ({ press }) => press("profile.save"),
      "mine.keep": ({ press }) => press("profile.conflict.keep"),
      "theirs.take": ({ press }) => press("profile.conflict.take"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
