import { deviceStorage } from '@kathasagar/api/runtime/deviceStorage'
import { useMemo } from 'react'

import { PLAY_DRAFT } from '../../offline/keptOnDevice.ts'
import { ownerOf } from '../../offline/ownerOf.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Words being written in a session, kept on this device for their writer until they are sent. */
export function usePendingInput(session_id: string) {
  const owner = useAppSelector(ownerOf) ?? ''

  return useMemo(() => {
    const key = `${PLAY_DRAFT}${owner}:${session_id}`
    return {
      value: deviceStorage.read(key) ?? '',
      onChange: (words: string) => {
        if (words === '') deviceStorage.remove(key)
        else deviceStorage.write(key, words)
      },
    }
  }, [session_id, owner])
}
