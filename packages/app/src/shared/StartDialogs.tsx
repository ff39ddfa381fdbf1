import { AdultDialog, PremiumDialog, StartFailedDialog } from '@kathasagar/ui'

import type { useStartPlaying } from './useStartPlaying.ts'

type StartDialogsProps = Pick<
  ReturnType<typeof useStartPlaying>,
  'adult' | 'premium' | 'startFailed'
>

/** What can come between a reader and the story that they start. */
export function StartDialogs({ adult, premium, startFailed }: StartDialogsProps) {
  return (
    <>
      <AdultDialog {...adult} />
      <PremiumDialog {...premium} />
      <StartFailedDialog {...startFailed} />
    </>
  )
}
