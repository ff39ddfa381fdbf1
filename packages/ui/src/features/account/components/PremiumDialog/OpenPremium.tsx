import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { OpenDialog } from '../../../../design-system/primitives/Dialog/OpenDialog.tsx'
import type { PremiumDialogProps } from './PremiumDialog.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'

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
      <Stack gap="s">
        <p>{premium.message}</p>
        <p>{premium.hint}</p>
      </Stack>
    </OpenDialog>
  )
}
