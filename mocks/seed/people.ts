/** Coaches and clients as user rows. */
import type { UserRow } from '#mocks/db/tables.ts'

import { personName } from './names.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'

/** The password of everyone except the personas, so that QA can sign in as anybody. */
const OTHERS_PASSWORD = 'Trening2026!'

/** Codes of the mobile operators in Ukraine. */
const OPERATORS = ['50', '63', '66', '67', '68', '73', '93', '95', '96', '97', '98', '99']

const SHARE_OF_WOMEN = 0.58

/** Returns a phone number that is not yet used in the rows. */
function newPhone({ faker, phones }: ScenarioBuilder): string {
  let phone: string
  do phone = `+380${faker.helpers.arrayElement(OPERATORS)}${faker.string.numeric(7)}`
  while (phones.has(phone))
  return phone
}

/** Adds a registered user, by default an active client with a random name and phone. */
export function addUser(builder: ScenarioBuilder, details: Partial<UserRow> = {}): UserRow {
  const sex = details.gender ?? (builder.faker.datatype.boolean(SHARE_OF_WOMEN) ? 'woman' : 'man')
  const user: UserRow = {
    id: details.id ?? builder.nextId('user'),
    role: 'client',
    ...personName(builder, sex),
    phone: details.phone ?? newPhone(builder),
    password: OTHERS_PASSWORD,
    status: '',
    gender: sex,
    publicSlug: null,
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
    ...details,
  }
  builder.phones.add(user.phone)
  builder.rows.users.push(user)
  return user
}
