import { sourceFiles } from './source-files.ts'

export interface StoryFile {
  path: string
  text: string
  title: string
  /** The component that it documents; null for a screen or a hook. */
  component: string | null
}

const storyFiles = (folder: string): StoryFile[] =>
  sourceFiles(folder)
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .map(({ path, text }) => ({
      path,
      text,
      title: /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(text)?.[1] ?? '',
      component: /^ {2}component: (\w+)/m.exec(text)?.[1] ?? null,
    }))

export const STORY_FILES = storyFiles('src')

const isOfKit = ({ path }: StoryFile): boolean => /^src\/(?:ui|draft)\//.test(path)

export const KIT_STORIES = STORY_FILES.filter(isOfKit)
export const SCREEN_STORIES = STORY_FILES.filter((file) => !isOfKit(file))

/** Those of the mock and of Storybook itself. */
export const OTHER_STORIES = ['mocks', '.storybook'].flatMap(storyFiles)
