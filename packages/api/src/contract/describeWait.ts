const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** Formats a waiting time, such as "18 seconds". Long times use minutes or hours. */
export function describeWait(seconds: number, locale: string): string {
  const [unit, size] =
    seconds < 2 * MINUTE_S
      ? ['second', 1]
      : seconds < 2 * HOUR_S
        ? ['minute', MINUTE_S]
        : ['hour', HOUR_S]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / size))
}
