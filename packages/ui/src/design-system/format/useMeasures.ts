import { useUi } from '../context/uiContext.ts'
import { createMeasures, type Measures } from './createMeasures.ts'

/** Measures are cached because creating one is slow. */
const built = new Map<string, Measures>()

export function useMeasures(): Measures {
  const { locale } = useUi()

  const measures = built.get(locale) ?? createMeasures(locale)
  built.set(locale, measures)
  return measures
}
