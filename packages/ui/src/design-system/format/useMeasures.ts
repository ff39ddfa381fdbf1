import { useUi } from '../context/uiContext.ts'
import { createMeasures, type Measures } from './createMeasures.ts'

/** Building them is slow, and every cell of a table asks for them. */
const built = new Map<string, Measures>()

/** Writers for money, lengths of time and hours in the provider's language. */
export function useMeasures(): Measures {
  const { locale } = useUi()

  const measures = built.get(locale) ?? createMeasures(locale)
  built.set(locale, measures)
  return measures
}
