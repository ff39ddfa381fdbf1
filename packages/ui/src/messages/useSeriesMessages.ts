import { series } from './en/series.ts'
import type { Messages, SeriesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

const english = { series }

/** The strings of the provider's language, with those of series. */
export const useSeriesMessages = (): Messages & SeriesMessages =>
  useFurtherMessages('series', english)
