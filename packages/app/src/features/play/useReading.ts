import type { Reading } from '@kathasagar/ui'

import { readingChanged } from '../../slices/preferencesSlice.ts'
import { useAppDispatch, useAppSelector } from '../../shared/storeHooks.ts'

/** How stories are read on this device, and how to change it. */
export function useReading() {
  const dispatch = useAppDispatch()
  const reading = useAppSelector(({ preferences }) => preferences.reading)

  return {
    reading,
    onChangeReading: (changes: Partial<Reading>) => void dispatch(readingChanged(changes)),
  }
}
