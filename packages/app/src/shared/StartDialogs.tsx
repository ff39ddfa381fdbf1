import { AdultDialog, PremiumDialog, StartFailedDialog } from '@kathasagar/ui'

import type { useStartPlaying } from './useStartPlaying.ts'

type StartDialogsProps = Pick<
  ReturnType<typeof useStartPlaying>,
  'adult' | 'premium' | 'startFailed'
>

export function StartDialogs({ adult, premium, startFailed }: StartDialogsProps) {
  return (
    <>
      <AdultDialog {...adult} />
      <PremiumDialog {...premium} />
      <StartFailedDialog {...startFailed} />
    </>
  )
}
