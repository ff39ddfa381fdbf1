import * as z from 'zod/mini'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** IANA time zone in which the player's days start and end. Unknown names become UTC. */
export const TimeZoneHint = z.pipe(
  z.string().check(z.maxLength(60)),
  z.transform((name) => (isTimeZone(name) ? name : 'UTC')),
)
