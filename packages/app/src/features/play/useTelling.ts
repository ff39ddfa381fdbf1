import { selectTelling, useGetTellingQuery } from '@kathasagar/api'
import type { TellingText } from '@kathasagar/ui'
import { useMemo } from 'react'

import { useAppStore } from '../../slices/storeHooks.ts'

/** The answer that is being told; its words are read from the store where they are drawn. */
export function useTelling(sessionId: string) {
  const store = useAppStore()
  const { key, isReconnecting, pictures } = useGetTellingQuery(sessionId, {
    // Nobody but the turn that runs knows its words.
    refetchOnReconnect: false,
    selectFromResult: ({ data }) => ({
      key: data?.key,
      isReconnecting: data?.isLost ?? false,
      pictures: data?.pictures,
    }),
  })
  const telling = useMemo<TellingText>(() => {
    const select = selectTelling(sessionId)
    return {
      subscribe: store.subscribe,
      read: () => select(store.getState()).data?.text ?? '',
    }
  }, [store, sessionId])

  return { telling, key, isReconnecting, pictures }
}
