import * as z from 'zod/mini'

/**
 * Text without the NUL character and without lone surrogates: PostgreSQL refuses the first,
 * and neither survives a round trip through UTF-8.
 */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()
const codePoints = (value: string) => [...value].length

/** Text of at most `max` code points, stored as it was typed. */
export const text = (max: number) =>
  z.string().check(
    z.refine(isStorable, { error: 'Contains characters that cannot be stored' }),
    z.refine((value) => codePoints(value) <= max, { error: `At most ${max} characters` }),
  )

/** Like `text`, but blank counts as missing. */
export const filledText = (max: number) =>
  text(max).check(z.refine((value) => value.trim() !== '', { error: 'Must not be empty' }))

export const id = z.uuid()

/** Counts and sums fit PostgreSQL's int4, which is narrower than a JavaScript integer. */
export const count = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** Turns a query string's digits into a number; anything else is refused. */
export const queryNumber = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
    ),
    fallback,
  )
