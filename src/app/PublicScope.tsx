import { getRouteApi, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { DataScope } from './DataScope.tsx'

const route = getRouteApi('/_public')

/** What stands around the public screens with data. */
export function PublicScope(): ReactNode {
  const { queryClient } = route.useRouteContext()
  return (
    <DataScope queryClient={queryClient}>
      <Outlet />
    </DataScope>
  )
}
