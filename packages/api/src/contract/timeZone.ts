import * as z from 'zod/mini'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** IANA name of the zone in which the player's days begin and end. */
export const TimeZone = z
  .string()
  .check(z.maxLength(60), z.refine(isTimeZone, { error: 'Must be the name of a time zone' }))
