import { test } from 'vitest'

test.fails('an error on the console fails its test', () => {
  console.error('The contract is broken')
})

test('it does not fail the next test', () => {
  console.warn('A warning fails no test')
})
