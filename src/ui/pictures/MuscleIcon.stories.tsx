import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

import { hostileIcons } from '#tests/fixtures/pictures/icon-attacks.fixture.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { MuscleIcon } from './MuscleIcon.tsx'

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
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Поруч із назвою м’яза. Малюнок дає сервер, тож перед показом він очищується.',
      },
    },
  },
  args: { markup: GOOD },
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
  name: 'Звичайний',
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(1))
  },
}

export const Sizes: Story = {
  name: 'Малюнок кольором тексту',
  tags: ['state-default'],
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: '1rem' }}>
      <MuscleIcon markup={GOOD} size={16} />
      <MuscleIcon markup={GOOD} />
      <MuscleIcon markup={GOOD} size={56} />
    </div>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(3))
    const icon = canvasElement.querySelectorAll('svg')[2]
    await expect(icon?.getBoundingClientRect().width).toBe(56)
    await expect(icon?.querySelectorAll('path, circle')).toHaveLength(2)
    await expect(icon?.closest('[aria-hidden="true"]')).not.toBeNull()
  },
}

/**
 * Every hostile icon, and a good one after them. `suffix` makes them different from those in the
 * cache.
 */
function Gallery({ suffix = '' }: { suffix?: string }): ReactNode {
  return (
    <>
      {Object.entries(hostileIcons).map(([name, markup]) => (
        <div key={name} data-attack={name}>
          <MuscleIcon markup={markup + suffix} />
        </div>
      ))}
      <div data-attack="none">
        <MuscleIcon markup={GOOD + suffix} />
      </div>
    </>
  )
}

/**
 * Waits until each icon is shown or refused. It is not enough to wait for the last one, which is
 * shown at once if an earlier story has shown it.
 */
const allSettled = (root: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const icons = [...root.querySelectorAll<HTMLElement>('[data-attack] > span')]
    const open = icons.filter((icon) => !icon.hidden && icon.childElementCount === 0)
    await expect(open).toEqual([])
    await expect(root.querySelector('[data-attack="none"] svg')).not.toBeNull()
  })

export const Hostile: Story = {
  name: 'Ворожі значки знешкоджені',
  render: () => <Gallery />,
  beforeEach() {
    delete window.hostile
    // The browser keeps only the first 250.
    performance.clearResourceTimings()
  },
  async play({ canvasElement }) {
    await expect(Object.keys(hostileIcons).length).toBeGreaterThanOrEqual(60)
    await allSettled(canvasElement)
    // Two more frames, for scripts that start without a press.
    await frame()
    await frame()
    const attacks = [...canvasElement.querySelectorAll('[data-attack]')]
    const through = attacks.filter(
      (attack) => ![...attack.querySelectorAll('span *')].every(isDrawing),
    )
    await expect(through.map((attack) => attack.getAttribute('data-attack'))).toEqual([])
    const tooLong = canvasElement.querySelector('[data-attack^="over 8 KB"] span')
    await expect(tooLong?.querySelector('svg')).toBeNull()
    await expect(tooLong).not.toBeVisible()
    await expect(window.hostile).toBeUndefined()
    const requests = performance.getEntriesByType('resource').map(({ name }) => name)
    await expect(requests.filter((name) => name.includes('hostile'))).toEqual([])
  },
}

const GOT_THROUGH = 'hostile icon ran'

/** Posts a message to the parent page as soon as the markup after it runs code. */
const ALARM = `<script>Object.defineProperty(window, 'hostile', {
  set: () => parent.postMessage('${GOT_THROUGH}', '*') })</script>`

/** The counterpart of the story above: without the sanitiser many of these icons succeed. */
export const Live: Story = {
  name: 'Без очищення вони діють',
  tags: ['!dev'],
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {Object.entries(hostileIcons).map(([name, markup]) => (
        <iframe key={name} title={name} sandbox="allow-scripts" srcDoc={ALARM + markup} />
      ))}
    </>
  ),
  beforeEach: ({ loaded }) => {
    const showsAlert = new Set<MessageEventSource | null>()
    loaded['showsAlert'] = showsAlert
    const listen = ({ data, source }: MessageEvent): void => {
      if (data === GOT_THROUGH) showsAlert.add(source)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  },
  async play({ loaded }) {
    await waitFor(() => expect(loaded['showsAlert'].size).toBeGreaterThanOrEqual(25))
  },
}

/**
 * The part of the page's policy that Storybook itself complies with. It applies until the page is
 * left, so this story is last.
 */
const POLICY = "script-src-attr 'none'; base-uri 'none'"

export const Quiet: Story = {
  name: 'Політика безпеки нічого не помічає',
  tags: ['!dev'],
  render: () => <Gallery suffix=" " />,
  beforeEach: ({ loaded }) => {
    const violations: string[] = []
    loaded['violations'] = violations
    const listen = ({ violatedDirective }: SecurityPolicyViolationEvent): void => {
      violations.push(violatedDirective)
    }
    addEventListener('securitypolicyviolation', listen)
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = POLICY
    document.head.append(policy)
    return () => removeEventListener('securitypolicyviolation', listen)
  },
  async play({ canvasElement, loaded }) {
    await allSettled(canvasElement)
    await frame()
    await expect(loaded['violations']).toEqual([])
  },
}
