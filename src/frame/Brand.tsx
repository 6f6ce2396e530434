import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { BrandMark } from '#src/ui/BrandMark.tsx'
import { BRAND } from '#src/ui/product-name.ts'

import classes from '#src/ui/BrandMark.module.css'

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
