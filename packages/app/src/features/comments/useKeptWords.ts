import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useMemo } from 'react'

import { SAID_DRAFT } from '../../offline/keptOnDevice.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Words of a comment or a review of a story, kept on this device for their writer until they are sent. */
export function useKeptWords(kind: 'comment' | 'review', story_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id ?? '')

  return useMemo(() => {
    const key = `${SAID_DRAFT}${userId}:${kind}:${story_id}`
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
  }, [kind, story_id, userId])
}
