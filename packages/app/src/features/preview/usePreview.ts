import { useCheckPreviewQuery, useGetPreviewQuery, useOpenPreviewMutation } from '@kathasagar/api'
import { useEffect } from 'react'

import { whenTouched } from '../../shared/whenTouched.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** What a preview link leads to; that it was opened is counted once its reader touches the page. */
export function usePreview(code: string) {
  const { currentData, error, refetch } = useGetPreviewQuery(code, {
    refetchOnMountOrArgChange: true,
  })
  const { isSignedIn, isGuest } = useAppSelector(({ auth }) => auth)
  const { currentData: check } = useCheckPreviewQuery(code, {
    skip: !currentData || !(isSignedIn || isGuest),
    refetchOnMountOrArgChange: true,
  })
  const [count] = useOpenPreviewMutation()
  const isThere = currentData !== undefined
  useEffect(() => {
    if (isThere) return whenTouched(() => void count(code))
  }, [code, count, isThere])

  return {
    preview: currentData ?? null,
    error: currentData ? undefined : error,
    retry: () => void refetch(),
    /** The reader's own test that is not over. */
    session_id: check?.session_id ?? null,
  }
}
