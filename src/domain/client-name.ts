import { fullName, type Named } from './person-name.ts'

/** The name of a client: 'Андрій Мельник', or 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string => (client ? fullName(client) : 'Клієнт')
