import { useUi } from '../context/uiContext.ts'
import { createMeasures, type Measures } from './createMeasures.ts'

/** Caches the formats, because creating one is slow. */
const cache = new Map<string, Measures>()

export function useMeasures(): Measures {
  const { locale } = useUi()

  const measures = cache.get(locale) ?? createMeasures(locale)
  cache.set(locale, measures)
  return measures
}
