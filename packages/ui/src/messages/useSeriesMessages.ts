import english from './en/series.json' with { type: 'json' }
import type { Messages, SeriesMessages } from './en.ts'
import { useFurtherMessages } from './useFurtherMessages.ts'

export const useSeriesMessages = (): Messages & SeriesMessages =>
  useFurtherMessages('series', english)
