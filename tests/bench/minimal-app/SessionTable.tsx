import '@mantine/core/styles/Table.css'
import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { ReactNode } from 'react'

import type { paths } from '#src/api/contract.gen.ts'

const client = createClient<paths>()

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The sessions of the signed-in coach in the next month. The coach's id must be read first. */
async function sessions() {
  const { token }: { token: string } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
  const headers = { authorization: `Bearer ${token}` }
  const { data: me } = await client.GET('/v1/users/me', { headers })
  const query = { start_date: dayIn(0), end_date: dayIn(30) }
  const params = { path: { id: me?.id ?? '' }, query }
  const { data } = await client.GET('/v1/coaches/{id}/sessions', { params, headers })
  return data ?? []
}

/** A row for each session. */
export function SessionTable(): ReactNode {
  const { data = [] } = useQuery({ queryKey: ['sessions'], queryFn: sessions })
  return (
    <Table>
      <Table.Tbody>
        {data.map(({ id, time_slot, client: person }) => (
          <Table.Tr key={id}>
            <Table.Td>{time_slot.start_time}</Table.Td>
            <Table.Td>{person?.last_name}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
