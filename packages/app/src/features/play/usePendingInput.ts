import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useMemo } from 'react'

import { PLAY_DRAFT } from '../../offline/keptOnDevice.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Words being written in a session, kept on this device for their writer until they are sent. */
export function usePendingInput(session_id: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id)

  return useMemo(() => {
    const key = `${PLAY_DRAFT}${userId}:${session_id}`
    return {
      value: deviceStorage.read(key) ?? '',
      onChange: (words: string) => {
        if (words === '') deviceStorage.remove(key)
        else deviceStorage.write(key, words)
      },
    }
  }, [session_id, userId])
}
