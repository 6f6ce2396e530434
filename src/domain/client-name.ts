interface Named {
  first_name: string
  last_name: string
}

/** The name of a client: 'Андрій Мельник', or 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string =>
  client ? `${client.first_name} ${client.last_name}` : 'Клієнт'
