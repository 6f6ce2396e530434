import { createContext, type ReactNode, use } from 'react'

const InMain = createContext(false)

/** Whether this is rendered in a frame that already has a `main`. */
export const useInMain = (): boolean => use(InMain)

/**
 * The only `main` of the page, which the skip link leads to; inside another one it renders only its
 * children.
 */
export function Main({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}): ReactNode {
  if (use(InMain)) return children
  return (
    <InMain value>
      <main id="main" className={className}>
        {children}
      </main>
    </InMain>
  )
}
