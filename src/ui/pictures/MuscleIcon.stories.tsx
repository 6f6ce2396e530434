import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { hostileIcons, tooLongIcon } from '#tests/fixtures/pictures/icon-attacks.fixture.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { MuscleIcon } from './MuscleIcon.tsx'
import { sanitiseIcon } from './sanitise-icon.ts'

declare global {
  interface Window {
    /** Set by every hostile icon that manages to run code. */
    hostile?: unknown
  }
}

const GOOD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 12h16" stroke-width="2"/><circle cx="12" cy="12" r="9"/></svg>'

const meta = {
  title: 'Елементи/Значок м’яза',
  component: MuscleIcon,
  ...part('Поруч із назвою м’яза. Малюнок дає сервер, тож перед показом він очищується.'),
  args: { markup: GOOD, size: 56 },
} satisfies Meta<typeof MuscleIcon>
export default meta
type Story = StoryObj<typeof meta>

/** All elements and attributes that an icon may have, written independently of the sanitiser. */
const ELEMENTS = /^(svg|g|path|circle|ellipse|line|polyline|polygon|rect)$/
const ATTRIBUTES =
  /^(viewBox|preserveAspectRatio|[xy][12]?|c[xy]|r[xy]?|width|height|d|points|transform|opacity|color|clip-rule|(fill|stroke)(-[a-z]+)?)$/
const SVG = 'http://www.w3.org/2000/svg'

const isDrawing = (element: Element): boolean =>
  element.namespaceURI === SVG &&
  ELEMENTS.test(element.localName) &&
  [...element.attributes].every(
    ({ name, value }) => ATTRIBUTES.test(name) && !/url|\\|:|hostile/i.test(value),
  )

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)

export const Default: Story = {
  name: 'Малюнок кольором тексту',
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1))
    const icon = canvasElement.querySelector('svg')
    await expect(icon?.getBoundingClientRect().width).toBe(56)
    await expect(icon?.querySelectorAll('path, circle')).toHaveLength(2)
    await expect(icon?.closest('[aria-hidden="true"]')).not.toBeNull()
  },
}

/** Waits until each icon is shown or refused. */
const allSettled = (root: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const icons = [...root.querySelectorAll<HTMLElement>('[data-markup] > span')]
    const open = icons.filter((icon) => !icon.hidden && icon.childElementCount === 0)
    await expect(open).toEqual([])
    await expect(root.querySelector('[data-markup]:last-child svg')).not.toBeNull()
  })

/**
 * The part of the page's policy that Storybook itself complies with. It applies until the page is
 * left, so this story is last.
 */
const POLICY = "script-src-attr 'none'; base-uri 'none'"

/** The directives that cleaning the icons again violates, while the policy applies. */
async function violations(): Promise<string[]> {
  const found: string[] = []
  const listen = ({ violatedDirective }: SecurityPolicyViolationEvent): void => {
    found.push(violatedDirective)
  }
  addEventListener('securitypolicyviolation', listen)
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = POLICY
  document.head.append(policy)
  for (const markup of hostileIcons) sanitiseIcon(markup)
  await frame()
  await frame()
  removeEventListener('securitypolicyviolation', listen)
  return found
}

export const Hostile: Story = {
  name: 'Ворожі значки знешкоджені, і політика безпеки нічого не помічає',
  render: () => (
    <>
      {[...hostileIcons, GOOD].map((markup) => (
        <div key={markup} data-markup={markup}>
          <MuscleIcon markup={markup} />
        </div>
      ))}
    </>
  ),
  beforeEach() {
    delete window.hostile
    // The browser keeps only the first 250.
    performance.clearResourceTimings()
  },
  async play({ canvasElement }) {
    await allSettled(canvasElement)
    // Two more frames, for scripts that start without a press.
    await frame()
    await frame()
    const icons = [...canvasElement.querySelectorAll<HTMLElement>('[data-markup]')]
    const through = icons.filter((icon) => ![...icon.querySelectorAll('span *')].every(isDrawing))
    await expect(through.map(({ dataset }) => dataset['markup'])).toEqual([])
    const tooLong = icons
      .find(({ dataset }) => dataset['markup'] === tooLongIcon)
      ?.querySelector('span')
    await expect(tooLong?.querySelector('svg')).toBeNull()
    await expect(tooLong).not.toBeVisible()
    await expect(window.hostile).toBeUndefined()
    const requests = performance.getEntriesByType('resource').map(({ name }) => name)
    await expect(requests.filter((name) => name.includes('hostile'))).toEqual([])
    await expect(await violations()).toEqual([])
  },
}
