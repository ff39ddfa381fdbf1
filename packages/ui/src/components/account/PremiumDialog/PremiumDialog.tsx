import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { premiumDialogStyles } from './PremiumDialog.styles.ts'

export interface PremiumDialogProps {
  /** A premium story was refused to a reader who is signed in. */
  isOpen: boolean
  /** The reader leaves it at that. */
  onStay: () => void
  /** The reader goes to the premium waitlist. */
  onJoin: () => void
}

/** Stands before a premium story, and shows the way to premium access. */
export function PremiumDialog({ isOpen, onStay, onJoin }: PremiumDialogProps) {
  const { premium } = useMessages().account
  const styles = premiumDialogStyles(useTheme())

  return (
    <Dialog
      actions={
        <>
          <Button onPress={onJoin} variant="gold">
            {premium.join}
          </Button>
          <Button onPress={onStay}>{premium.stay}</Button>
        </>
      }
      isOpen={isOpen}
      onClose={onStay}
      title={premium.title}
    >
      <div css={styles.words}>
        <p css={styles.line}>{premium.message}</p>
        <p css={styles.line}>{premium.hint}</p>
      </div>
    </Dialog>
  )
}
