import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'

import { BrandMark } from '#src/ui/BrandMark.tsx'
import { BRAND } from '#src/ui/product-name.ts'

import classes from '#src/ui/BrandMark.module.css'

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

/** The logo; it links to /dashboard (product §2). */
export function Brand({ className }: { className?: string | undefined }): ReactNode {
  return (
    <Link
      to="/dashboard"
      aria-label={`${BRAND}, на головну`}
      className={[classes['brand'], className].filter(Boolean).join(' ')}
    >
      <BrandMark />
      <span>{BRAND}</span>
    </Link>
  )
}
