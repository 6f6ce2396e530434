import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Root } from '#src/app/Root.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })
