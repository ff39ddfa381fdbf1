import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { OpenDialog } from '../../../../design-system/primitives/Dialog/OpenDialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import type { AdultDialogProps } from './AdultDialog.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'

export function OpenAdult({ isOpen, isBusy = false, error, onClose, onConfirm }: AdultDialogProps) {
  const { adult } = useSettingsMessages().settings

  return (
    <OpenDialog
      actions={
        <>
          <Button onPress={onClose}>{adult.stay}</Button>
          <Button busyLabel={adult.busy} isBusy={isBusy} onPress={onConfirm} variant="primary">
            {adult.confirm}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={adult.dialogTitle}
    >
      <Stack gap="m">
        <p>{adult.dialogText}</p>
        {error && <FormError>{error}</FormError>}
      </Stack>
    </OpenDialog>
  )
}
