import type { StoryFate } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import type { FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { PasswordDialog } from '../PasswordDialog/PasswordDialog.tsx'

export interface DeleteAccountDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Closes the account. Resolves with an error message, or null. */
  onConfirm: (leaving: { password: string; stories: StoryFate }) => Promise<FormRefusal | null>
}

const FATES: readonly StoryFate[] = ['hand_over', 'remove']

export function DeleteAccountDialog({ onConfirm, ...dialog }: DeleteAccountDialogProps) {
  const messages = useSettingsMessages().settings.leaving
  const [stories, setStories] = useState<StoryFate>('hand_over')

  return (
    <PasswordDialog
      {...dialog}
      busyLabel={messages.deleteBusy}
      message={messages.deleteText}
      onConfirm={(password) => onConfirm({ password, stories })}
      submitLabel={messages.deleteSubmit}
      title={messages.deleteTitle}
      variant="danger"
    >
      <RadioGroup
        items={FATES.map((value) => ({ value, label: messages.fates[value] }))}
        label={messages.fate}
        onChange={setStories}
        value={stories}
      />
    </PasswordDialog>
  )
}
