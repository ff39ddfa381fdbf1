import { routes, type Route } from '@kathasagar/api/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const bodies = (Object.entries(routes) as [string, Route][]).flatMap(([name, { access, body }]) =>
  access === 'admin' && body ? [{ name, body }] : [],
)

/** Each of the shapes that a body may have. */
const shapesOf = (body: z.ZodMiniType): readonly z.ZodMiniType[] =>
  body instanceof z.ZodMiniDiscriminatedUnion ? (body.def.options as z.ZodMiniType[]) : [body]

test.each(bodies)('$name refuses a key that it does not have', ({ body }) => {
  for (const shape of shapesOf(body)) {
    const { error } = shape.safeParse({ role: 'admin', is_owner: true })

    const codes = error?.issues.map(({ code }) => code)
    expect(codes).toContain('unrecognized_keys')
  }
})
