/** What Storybook's toolbar changes in a story. */
import { expect, test } from 'vitest'

import { asChosen } from '#storybook/toolbar.ts'

const story = { url: '/client-baze', as: 'coach', now: '2027-03-02T09:40' } as const

test('without a choice, a story keeps its parameters', () => {
  expect(asChosen(story, { persona: '', scenario: '', latency: '' })).toEqual(story)
  expect(asChosen(story, { persona: 'nobody', scenario: 'none', latency: 'x' })).toEqual(story)
})

test('the toolbar replaces the person, the latency, the scenario and its time', () => {
  expect(asChosen(story, { persona: 'client', scenario: 'busy', latency: '800' })).toEqual({
    url: '/client-baze',
    as: 'client',
    scenario: 'busy',
    latency: 800,
  })
})
