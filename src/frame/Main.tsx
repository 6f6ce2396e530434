import { createContext, type ReactNode, use } from 'react'

const InMain = createContext(false)

/** Whether this is rendered in a frame that already has a `main`. */
export const useInMain = (): boolean => use(InMain)

/**
 * The only `main` of the page, the target of the skip link. Inside another `Main` only the children
 * are rendered.
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
