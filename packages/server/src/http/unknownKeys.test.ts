import { routes, type Route } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'

const bodies = (Object.entries(routes) as [string, Route][]).flatMap(([name, { access, body }]) =>
  access === 'admin' && body ? [{ name, body }] : [],
)

test.each(bodies)('$name refuses a key that it does not have', ({ body }) => {
  const { error } = body.safeParse({ role: 'admin', is_owner: true })

  const codes = error?.issues.map(({ code }) => code)
  expect(codes).toContain('unrecognized_keys')
})
