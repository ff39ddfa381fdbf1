import * as z from 'zod/mini'

export const id = z.uuid()

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Turns a query string's digits into a number; anything else is refused. */
export const queryNumber = (min: number, max: number, fallback: number) => {
  const error = `Must be a whole number from ${min} to ${max}`
  return z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error })),
      z.pipe(
        z.transform(Number),
        z.int().check(z.minimum(min, { error }), z.maximum(max, { error })),
      ),
    ),
    fallback,
  )
}
