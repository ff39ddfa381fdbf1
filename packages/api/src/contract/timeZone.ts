import * as z from 'zod/mini'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** IANA name of the zone in which the player's days begin and end. An unknown name becomes UTC. */
export const TimeZoneHint = z.pipe(
  z.string().check(z.maxLength(60)),
  z.transform((name) => (isTimeZone(name) ? name : 'UTC')),
)
