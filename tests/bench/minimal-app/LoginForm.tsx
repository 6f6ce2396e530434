import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { ReactNode } from 'react'
import * as v from 'valibot'

import type { paths } from '#src/api/contract.gen.ts'

const Login = v.object({ phone: v.pipe(v.string(), v.minLength(1)), password: v.string() })

const client = createClient<paths>()

/** Signs in by phone and password. */
export function LoginForm(): ReactNode {
  const form = useForm({
    initialValues: { phone: '', password: '' },
    validate: schemaResolver(Login, { sync: true }),
  })
  const { mutate } = useMutation({
    mutationFn: (body: v.InferOutput<typeof Login>) => client.POST('/v1/auth/login', { body }),
  })
  return (
    <form onSubmit={form.onSubmit((values) => mutate(values))}>
      <TextInput label="Телефон" {...form.getInputProps('phone')} />
      <PasswordInput label="Пароль" {...form.getInputProps('password')} />
      <Button type="submit">Увійти</Button>
    </form>
  )
}
