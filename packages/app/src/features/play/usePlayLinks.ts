import { useGetConfigQuery } from '@kathasagar/api'
import type { PlayScreenProps } from '@kathasagar/ui'

import { paths } from '../../navigation/paths.ts'
import { useAppSelector } from '../../slices/storeHooks.ts'

/** Where a play leads besides its story; a guest has no list of plays. */
export function usePlayLinks(): NonNullable<PlayScreenProps['links']> {
  const isSignedIn = useAppSelector(({ auth }) => auth.isSignedIn)
  const guide = useGetConfigQuery().data?.guide_url ?? paths.guide

  return { guide, plays: isSignedIn ? paths.plays : undefined, stories: paths.browse() }
}
