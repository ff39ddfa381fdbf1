import { useMemo } from 'react'

import { useUi } from '../providers/uiContext.ts'
import { createFormat } from './createFormat.ts'
import type { Format } from './createFormat.ts'

/** Writers for counts and dates in the provider's language. */
export function useFormat(): Format {
  const { locale } = useUi()

  return useMemo(() => createFormat(locale), [locale])
}
