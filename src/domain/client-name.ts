interface Named {
  first_name: string
  last_name: string
}

/** How a client is named: 'Андрій Мельник', and 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string =>
  client ? `${client.first_name} ${client.last_name}` : 'Клієнт'
