import { fireEvent, render, screen } from '@testing-library/react'
import type { SetupServer } from 'msw/node'
import { beforeEach } from 'vitest'

import { Site } from '../Site.tsx'

export const open = (path: string) => render(<Site locale="en" path={path} theme="dark" />)

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** Records requests, such as `PUT /stories/1/like`. */
export function callsTo(server: SetupServer): string[] {
  const calls: string[] = []
  server.events.on('request:start', ({ request: { method, url } }) => {
    calls.push(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`)
  })
  beforeEach(() => void calls.splice(0))
  return calls
}

export const fillIn = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
