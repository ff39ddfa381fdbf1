import type { StoryFate } from '@kathasagar/api/contract'
import { useState } from 'react'

import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { PasswordDialog } from '../PasswordDialog/PasswordDialog.tsx'

export interface DeleteAccountDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** The account is being closed. */
  isBusy: boolean
  /** Reason why closing was refused, as a sentence. */
  error?: string | undefined
  /** The account stays. */
  onClose: () => void
  /** Called with the password and with what becomes of published stories. */
  onConfirm: (leaving: { password: string; stories: StoryFate }) => void
}

const FATES: readonly StoryFate[] = ['hand_over', 'remove']

/** Asks before an account is closed: what is lost, what becomes of stories, and the password. */
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
