import { saveTokens } from '@kathasagar/api'
import { answer, guestSite, makeSignedIn, makeUser } from '@kathasagar/api/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'

import { withMockedServer } from './test/bareBrowser.ts'
import { Site } from './Site.tsx'

const server = withMockedServer()

const FORM = {
  username: 'tara',
  email: 'tara@example.org',
  password: 'Sagar#2042x',
  confirm_password: 'Sagar#2042x',
}

async function registeredIn(locale: string): Promise<unknown> {
  let sent: unknown
  server.use(
    http.post('*/api/v1/auth/register', async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json(makeSignedIn(), { status: 201 })
    }),
    answer('me', makeUser()),
    ...guestSite(),
  )
  render(<Site locale={locale} path="/register" theme="dark" />)
  await waitFor(() => expect(document.documentElement.lang).toBe(locale))
  await screen.findByRole('heading', { level: 1 })
  for (const [name, words] of Object.entries(FORM)) {
    const field = document.querySelector(`input[name="${name}"]`)
    if (field) fireEvent.change(field, { target: { value: words } })
  }
  const submit = document.querySelector('form button[type="submit"]')
  if (submit) fireEvent.click(submit)
  await waitFor(() => expect(sent).toBeDefined())
  return sent
}

test('registering in Hindi creates an account in Hindi', async () => {
  expect(await registeredIn('hi')).toEqual({ ...FORM, language: 'hi' })
})

test('registering in English sets no language', async () => {
  expect(await registeredIn('en')).toEqual(FORM)
  expect(await screen.findByText(/sent to tara@example.org: .* 80 credits/)).toBeDefined()
})

test('a selected language applies immediately and on the next visit', async () => {
  server.use(...guestSite())
  render(<Site locale="en" path="/login" theme="dark" />)
  const chooser = await screen.findByRole('combobox', { name: 'Language' })
  fireEvent.click(chooser)
  fireEvent.click(await screen.findByRole('option', { name: 'हिन्दी' }))

  await screen.findByRole('heading', { level: 1, name: 'फिर से स्वागत है' })
  expect(localStorage.getItem('language')).toBe('hi')
  await waitFor(() => expect(document.title).toBe('लॉग इन · कथासागर'))
})

test("without a selection the account's language applies", async () => {
  saveTokens(makeSignedIn().tokens)
  server.use(answer('me', makeUser({ language: 'hi' })), ...guestSite())
  render(<Site path="/nowhere" theme="dark" />)

  await screen.findByRole('heading', { level: 1, name: 'यह पन्ना किताब में नहीं है' })
  expect(localStorage.getItem('language')).toBeNull()
})
