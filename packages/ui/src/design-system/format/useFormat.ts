import { useUi } from '../context/uiContext.ts'
import { createFormat, type Format } from './createFormat.ts'

/** Formats are cached because creating one is slow. */
const built = new Map<string, Format>()

export function useFormat(): Format {
  const { locale } = useUi()

  const format = built.get(locale) ?? createFormat(locale)
  built.set(locale, format)
  return format
}
