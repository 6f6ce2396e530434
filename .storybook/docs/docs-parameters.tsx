/** Parameters for docs pages. The code of the pages does not load where only a story is shown. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, type ReactNode, Suspense } from 'react'

const Container = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsFrame }))
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))

export const DOCS = {
  container: (props: PropsWithChildren<DocsContainerProps>): ReactNode => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: (): ReactNode => <Page />,
}
