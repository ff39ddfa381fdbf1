import { useState } from 'react'

import { Button } from '../../components/primitives/Button/Button.tsx'
import { DeleteAccountDialog } from '../../components/account/DeleteAccountDialog/DeleteAccountDialog.tsx'
import type { DeleteAccountDialogProps } from '../../components/account/DeleteAccountDialog/DeleteAccountDialog.tsx'
import { PasswordDialog } from '../../components/account/PasswordDialog/PasswordDialog.tsx'
import { SettingsSection } from '../../components/account/SettingsSection/SettingsSection.tsx'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import type { ReauthenticatedAction } from './DevicesSection.tsx'

export interface LeavingSectionProps {
  /** Without a password nobody can prove to be the owner here. */
  hasPassword: boolean
  /** State of the copy. */
  exporting: ReauthenticatedAction
  /** Called with the password; resolves to whether the copy was made. */
  onExport: (password: string) => Promise<boolean>
  /** State of closing the account. */
  deleting: ReauthenticatedAction
  /** Called with the password and what becomes of stories; the app leads away once it is done. */
  onDelete: DeleteAccountDialogProps['onConfirm']
}

/** Takes everything along, or leaves for good; both ask for the password. */
export function LeavingSection({ hasPassword, ...props }: LeavingSectionProps) {
  const messages = useSettingsMessages().settings.leaving
  const [asked, setAsked] = useState<'export' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const makeCopy = async (password: string) => {
    if (await props.onExport(password)) close()
  }

  return (
    <SettingsSection title={messages.title}>
      <Ways hasPassword={hasPassword} onAsk={setAsked} />
      <PasswordDialog
        {...props.exporting}
        busyLabel={messages.exportBusy}
        isOpen={asked === 'export'}
        message={messages.exportText}
        onClose={close}
        onConfirm={(password) => void makeCopy(password)}
        submitLabel={messages.exportSubmit}
        title={messages.exportTitle}
      />
      <DeleteAccountDialog
        {...props.deleting}
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={props.onDelete}
      />
    </SettingsSection>
  )
}

interface WaysProps extends Pick<LeavingSectionProps, 'hasPassword'> {
  /** A way was chosen; its dialog is to open. */
  onAsk: (way: 'export' | 'delete') => void
}

function Ways({ hasPassword, onAsk }: WaysProps) {
  const messages = useSettingsMessages().settings.leaving
  const closed = { isDisabled: !hasPassword, reason: messages.noPassword, size: 'small' } as const

  return (
    <>
      <div css={styles.way}>
        <p css={styles.words}>{messages.exportLead}</p>
        <Button {...closed} icon="arrowDown" onPress={() => onAsk('export')}>
          {messages.export}
        </Button>
      </div>
      <div css={styles.way}>
        <p css={styles.words}>{messages.deleteLead}</p>
        <Button {...closed} onPress={() => onAsk('delete')} variant="danger">
          {messages.delete}
        </Button>
      </div>
    </>
  )
}
