import * as z from 'zod/mini'

export const id = z.uuid()

/** Time in UTC, in ISO 8601 format. */
export const instant = z.iso.datetime()

/** Date in UTC, such as `2026-03-09`. */
export const utcDay = z.iso
  .date()
  .check(z.refine((day) => day > '1970', { error: 'Must not be so long ago' }))

/** Parses the digits of a query parameter. Rejects all other values. */
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

/** Cursor of a list sorted by time. It contains the time and the id of the last entry. Opaque to clients. */
export const instantCursor = z.string().check(
  z.regex(/^\d{1,14}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    error: 'Must be the `next` of an answer',
  }),
)

export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((given) => given === 'true'),
)

/** Number of days, including today. */
export const lastDays = z._default(z.pipe(z.enum(['7', '30', '90']), z.transform(Number)), 30)
