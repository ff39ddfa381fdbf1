import english from './en/series.json' with { type: 'json' }
import type { Messages, SeriesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

/** The strings of the provider's language, with those of series. */
export const useSeriesMessages = (): Messages & SeriesMessages =>
  useFurtherMessages('series', english)
