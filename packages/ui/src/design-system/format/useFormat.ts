import { useUi } from '../context/uiContext.ts'
import { createFormat, type Format } from './createFormat.ts'

/** Caches the formats, because creating one is slow. */
const cache = new Map<string, Format>()

export function useFormat(): Format {
  const { locale } = useUi()

  const format = cache.get(locale) ?? createFormat(locale)
  cache.set(locale, format)
  return format
}
