import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

import '../src/ui/theme/styles.ts'

import './pseudo-focus.css'
import { onCaughtError } from '../src/app/reactions.ts'
import { limitMarkup } from '../src/app/trusted-types.ts'
import { AXE_OPTIONS } from './axe.ts'
import { takeOwnDevice } from './common/own-device.ts'
import { holdBy } from './common/reach-state.ts'
import { VIEWPORTS } from './common/viewports.ts'
import { withControls } from './docs/arg-types.ts'
import { DOCS } from './docs/docs-parameters.tsx'
import { mountScreen, renderStory } from './screen.tsx'
import { TOOLBAR } from './toolbar.ts'

takeOwnDevice()
limitMarkup()
document.documentElement.lang = 'uk'
// Storybook's page has hidden links, which Tab would reach before the skip link.
for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href')
configure({
  // Long, so that no test fails only because the machine is slow. Longer for `npm run look`, which has
  // several pages for each core: a story whose play fails has no picture.
  asyncUtilTimeout: 'steady' in window ? 60_000 : 20_000,
  // Every failed attempt of `waitFor` creates such an error. Collecting the texts of the page is
  // fast; printing its markup, which is the default, is slow.
  getElementError: (message, container) => {
    const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT, isRead)
    let said = ''
    while (texts.nextNode()) said += `${texts.currentNode.textContent ?? ''} `
    const error = new Error(`${message ?? ''}\n\nTexts on the page: ${said}`)
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** The text of a style sheet is not visible. */
const isRead = (text: Node): number =>
  text.parentElement?.matches('style, script') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT

const preview: Preview = {
  argTypesEnhancers: [({ argTypes }) => withControls(argTypes)],
  // Each group of stories has a docs page.
  tags: ['autodocs'],
  loaders: [mountScreen],
  render: renderStory,
  beforeEach: async (context) => {
    if (import.meta.env.MODE === 'test') (await import('./story-checks.ts')).storyBegins(context)
    holdBy(null)
    if (context.globals['steps'] !== 'state') return undefined
    const { heldAtState, keepMessages } = await import('./common/hold-story.ts')
    context.userEvent = heldAtState(context)
    return keepMessages()
  },
  afterEach: async () => {
    if (import.meta.env.MODE === 'test') (await import('./story-checks.ts')).checkStory()
  },
  parameters: {
    layout: 'fullscreen',
    // An axe violation fails the story's test. The addon disables `region` by default, because
    // components are shown without a page.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'region', enabled: true }] },
      options: AXE_OPTIONS,
    },
    react: { rootOptions: { onCaughtError } },
    docs: DOCS,
    viewport: { options: VIEWPORTS },
    // Dialogs and menus are outside of the story's own element.
    pseudo: { rootSelector: 'body' },
    // Titles that are not listed are sorted by name.
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'uk',
        order: [
          'Огляд',
          ['Початок', 'Стіна', 'Карта'],
          'Основи',
          [
            'Кольори',
            'Текст',
            'Відступи, кути й тінь',
            'Рух',
            'Іконки',
            'Ширини',
            'Кнопки й поля',
            'Голос',
          ],
          'Елементи',
          'Каркас',
          'Вхід',
          'Тренер',
          'Клієнт',
          'Тренер і клієнт',
          'QA',
        ],
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Вигляд',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Світлий' },
          { value: 'dark', title: 'Темний' },
        ],
        dynamicTitle: true,
      },
    },
    ...TOOLBAR,
  },
  initialGlobals: {
    answers: 'full',
    scheme: 'light',
    persona: '',
    scenario: '',
    latency: '',
    steps: '',
    viewport: { value: 'phone' },
  },
}

export default preview
