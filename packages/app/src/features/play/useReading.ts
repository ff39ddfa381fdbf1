import type { ReadingChoice } from '@kathasagar/ui'

import { readingChanged } from '../../slices/preferencesSlice.ts'
import { useAppDispatch, useAppSelector } from '../../slices/storeHooks.ts'

/** How stories are read on this device, and how to change it. */
export function useReading(): ReadingChoice {
  const dispatch = useAppDispatch()
  const settings = useAppSelector(({ preferences }) => preferences.reading)

  return {
    value: settings,
    onChange: (changes) => void dispatch(readingChanged(changes)),
  }
}
