import * as z from 'zod/mini'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const Name = z.string().check(z.maxLength(60))

/** IANA name of the zone in which the player's days begin and end. */
export const TimeZone = Name.check(
  z.refine(isTimeZone, { error: 'Must be the name of a time zone' }),
)

/** The same as a hint: a name that is younger than this machine's list of zones reads as UTC. */
export const TimeZoneHint = z.pipe(
  Name,
  z.transform((name) => (isTimeZone(name) ? name : 'UTC')),
)
