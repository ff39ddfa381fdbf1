import { fireEvent, render, screen } from '@testing-library/react'
import type { SetupServer } from 'msw/node'
import { beforeEach } from 'vitest'

import { Site } from '../Site.tsx'

export const open = (path: string, locale: string | undefined = 'en') =>
  render(<Site locale={locale} path={path} theme="dark" />)

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

export const fillIn = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

export async function choose(label: string, name: string) {
  fireEvent.click(await screen.findByLabelText(label))
  fireEvent.click(await screen.findByRole('option', { name }))
}

export async function signIn() {
  await fillIn('Username or Email', 'tara_k')
  await fillIn('Password', 'Lamp#Oil108')
  await press('Sign In')
}

/** Records requests, such as `PUT /stories/1/like`. */
export function callsTo(server: SetupServer): string[] {
  const calls: string[] = []
  server.events.on('request:start', ({ request: { method, url } }) => {
    calls.push(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`)
  })
  beforeEach(() => void calls.splice(0))
  return calls
}
