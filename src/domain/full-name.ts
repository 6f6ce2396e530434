interface Named {
  first_name: string
  last_name: string
}

/** A person's first and last name: 'Олена Коваль'. */
export const fullName = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`

/** The name of a client: 'Андрій Мельник', or 'Клієнт' while the client is not known (null). */
export const clientName = (client: Named | null): string => (client ? fullName(client) : 'Клієнт')
