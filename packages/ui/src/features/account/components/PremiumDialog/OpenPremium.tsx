import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { OpenDialog } from '../../../../design-system/primitives/Dialog/OpenDialog.tsx'
import type { PremiumDialogProps } from './PremiumDialog.tsx'
import { premiumDialogStyles as styles } from './PremiumDialog.styles.ts'

export function OpenPremium({ isOpen, onClose, onJoin }: PremiumDialogProps) {
  const { premium } = useAccountMessages().account

  return (
    <OpenDialog
      actions={
        <>
          <Button onPress={onJoin} variant="primary">
            {premium.join}
          </Button>
          <Button onPress={onClose}>{premium.stay}</Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={premium.title}
    >
      <div css={styles.words}>
        <p css={styles.line}>{premium.message}</p>
        <p css={styles.line}>{premium.hint}</p>
      </div>
    </OpenDialog>
  )
}
