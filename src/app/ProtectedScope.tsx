import { getRouteApi, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { DataScope } from './DataScope.tsx'

const route = getRouteApi('/_protected')

/** What stands around every protected screen. */
export function ProtectedScope(): ReactNode {
  const { queryClient } = route.useRouteContext()
  return (
    <DataScope queryClient={queryClient}>
      <Outlet />
    </DataScope>
  )
}
