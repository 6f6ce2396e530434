import { expect, test } from 'vitest'

import { coachIdIn } from './coach-link.ts'

test.each([
  ['https://pulse.example/coach/olena-koval', 'olena-koval'],
  [' pulse.example/coach/olena-koval/?date=2027-03-04#booking ', 'olena-koval'],
  ['olena-koval', 'olena-koval'],
  ['Записуйся: https://pulse.example/coach/olena-koval. До зустрічі!', 'olena-koval'],
  ['Записуйся: https://pulse.example/', null],
  ['https://pulse.example/coach/olena.koval', null],
  ['https://pulse.example/', null],
  ['https://pulse.example/client/olena-koval', null],
  ['Олена Коваль', null],
  ['/coach/../login', null],
  ['', null],
])('coachIdIn(%j) is %j', (text, id) => {
  expect(coachIdIn(text)).toBe(id)
})
