/** Model of the profile machine. */
import { changedProfile, profile, profileChanged } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { now } from "#book/fixtures/shell/story-date.ts"
import { profileMachine } from "#machines/account/profile.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof profileMachine> = {
  machine: profileMachine,
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
  about: ({ form, problem, profile: known }) => [form.lastName === "", problem?._tag, known === null],
}
