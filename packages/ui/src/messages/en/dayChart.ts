/** Words around a chart of days, whatever it counts. */
export const dayChart = {
  day: 'Day',
  asTable: 'As a table',
  tableOf: '{title} by day',
  chart: '{title}, {first} to {last}. {sums}',
  sum: '{name}: {total} in all, at most {most} on {day}.',
  sumNone: '{name}: none.',
  utc: 'Days are of UTC.',
} as const

/** The same in any language. */
export type DayChartWords = { readonly [Key in keyof typeof dayChart]: string }
