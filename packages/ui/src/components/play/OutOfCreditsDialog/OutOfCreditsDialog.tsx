import type { SuggestedModel } from '@kathasagar/api/contract'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { AlternativesPanel } from '../AlternativesPanel/AlternativesPanel.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { outOfCreditsDialogStyles } from './OutOfCreditsDialog.styles.ts'

/** A refusal for want of credits. */
export interface OutOfCredits {
  /** The sentence with both sums. */
  message: string
  /** Models that the wallet still allows. */
  models: readonly SuggestedModel[]
}

export interface OutOfCreditsDialogProps {
  /** What was refused; null keeps the dialog closed. */
  refusal: OutOfCredits | null
  /** The player takes none of them. */
  onClose: () => void
  /** Called with the `model_key` to go on with. */
  onRetryAlternative: (modelKey: string) => void
}

/** Offers models that the wallet still allows after a refusal. */
export function OutOfCreditsDialog({
  refusal,
  onClose,
  onRetryAlternative,
}: OutOfCreditsDialogProps) {
  const styles = outOfCreditsDialogStyles(useTheme())
  const { play } = usePlayMessages()

  return (
    <Dialog
      actions={<Button onPress={onClose}>{play.close}</Button>}
      isOpen={refusal !== null}
      onClose={onClose}
      title={play.outOfCredits}
    >
      <p css={styles.message}>{refusal?.message}</p>
      {refusal && refusal.models.length > 0 && (
        <AlternativesPanel models={refusal.models} onRetryAlternative={onRetryAlternative} />
      )}
    </Dialog>
  )
}
