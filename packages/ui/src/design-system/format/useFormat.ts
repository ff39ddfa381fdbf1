import { useUi } from '../context/uiContext.ts'
import { createFormat, type Format } from './createFormat.ts'

/** Building them is slow, and every count on a page asks for them. */
const built = new Map<string, Format>()

/** Writers for counts and dates in the provider's language. */
export function useFormat(): Format {
  const { locale } = useUi()

  const format = built.get(locale) ?? createFormat(locale)
  built.set(locale, format)
  return format
}
