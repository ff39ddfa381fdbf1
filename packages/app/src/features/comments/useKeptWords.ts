import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useMemo } from 'react'

import { SAID_DRAFT } from '../../offline/keptOnDevice.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Returns the draft of a comment on a story, stored on this device for its writer until it is sent. */
export function useKeptWords(story_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id ?? '')

  return useMemo(() => {
    const key = `${SAID_DRAFT}${userId}:comment:${story_id}`
    return {
      // Read anew each time: what was sent or thrown away meanwhile is no draft any more.
      get value() {
        return deviceStorage.read(key) ?? ''
      },
      onChange: (words: string) => {
        if (words === '') deviceStorage.remove(key)
        else deviceStorage.write(key, words)
      },
    }
  }, [story_id, userId])
}
