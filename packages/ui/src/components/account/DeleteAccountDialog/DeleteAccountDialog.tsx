import type { StoryFate } from '@kathasagar/api/contract'
import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'

import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { PasswordDialog } from '../PasswordDialog/PasswordDialog.tsx'
import { deleteAccountDialogStyles } from './DeleteAccountDialog.styles.ts'

export interface DeleteAccountDialogProps {
  /** The question stands. */
  isOpen: boolean
  /** The account is being closed. */
  isBusy: boolean
  /** Reason why closing was refused, as a sentence. */
  error?: string | undefined
  /** The account stays. */
  onCancel: () => void
  /** Called with the password and with what becomes of published stories. */
  onConfirm: (leaving: { password: string; stories: StoryFate }) => void
}

const FATES: readonly StoryFate[] = ['hand_over', 'remove']

/** Asks before an account is closed: what is lost, what becomes of stories, and the password. */
export function DeleteAccountDialog({ onConfirm, ...dialog }: DeleteAccountDialogProps) {
  const messages = useMessages().settings.leaving
  const styles = deleteAccountDialogStyles(useTheme())
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
        css={styles.fates}
        onChange={(fate) => setStories(fate === 'remove' ? 'remove' : 'hand_over')}
        value={stories}
      >
        <Label css={styles.label}>{messages.fate}</Label>
        {FATES.map((fate) => (
          <Radio key={fate} css={styles.fate} value={fate}>
            <span aria-hidden="true" css={styles.dot} />
            {messages.fates[fate]}
          </Radio>
        ))}
      </RadioGroup>
    </PasswordDialog>
  )
}
