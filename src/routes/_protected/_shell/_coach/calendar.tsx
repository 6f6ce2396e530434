import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_protected/_shell/_coach/calendar')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_protected/_shell/_coach/calendar"!</div>
}
