import { expect, test } from 'vitest'

import { buildTestApp } from '../../test/buildTestApp.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const product = await openTestApp()

const join = (name: string, email: string) =>
  product.call('joinWaitlist', { body: { name, email } })
const entries = () => product.db.selectFrom('waitlist_entries').selectAll().execute()

test('stores a name once per address in the premium waitlist', async () => {
  const first = await join(' Tara ', 'Tara@example.org')
  const again = await join('Tara again', 'tara@example.org')

  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.answer()).toEqual(first.answer())
  expect(await entries()).toMatchObject([{ name: 'Tara', email: 'tara@example.org' }])
})

test.each([
  ['', 'tara@example.org'],
  ['  ', 'tara@example.org'],
  ['Tara', 'not an address'],
])('refuses the name "%s" with the address "%s" in the waitlist', async (name, email) => {
  expect((await join(name, email)).status).toBe(422)
})

test('stores nothing if the waitlist is external', async () => {
  const site = { ...product.ports.site, waitlistUrl: 'https://forms.example.org/waitlist' }
  const other = await buildTestApp({ ports: { site } })

  const { status } = await other.call('joinWaitlist', {
    body: { name: 'Tara', email: 'tara@example.org' },
  })
  const { waitlist_url } = await other.ask('getConfig')

  await other.close()
  expect([status, waitlist_url]).toEqual([404, 'https://forms.example.org/waitlist'])
})
