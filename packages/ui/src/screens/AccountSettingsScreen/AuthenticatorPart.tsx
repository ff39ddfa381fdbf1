import type { MySecondFactor } from '@kathasagar/api/contract'
import { useState } from 'react'

import {
  AuthenticatorSetUp,
  type AuthenticatorSetUpProps,
} from '../../components/account/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useAttempt } from '../../hooks/useAttempt.ts'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useSettingsMessages } from '../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface AuthenticatorPartProps {
  /** What the account asks for. */
  factor: MySecondFactor
  /** An app that is being set up; null while none is. */
  setUp: Pick<AuthenticatorSetUpProps, 'secret' | 'qr'> | null
  /** Begins to set one up; gives why not, as a sentence. */
  onBegin: () => Promise<string | null>
  /** Takes the first code of the app; gives why it was refused, as a sentence. */
  onConfirm: AuthenticatorSetUpProps['onConfirm']
  /** Nothing is set up. */
  onClose: () => void
  /** Turns the app off; gives why not, as a sentence. */
  onRemove: () => Promise<string | null>
}

/** The app that shows codes. */
export function AuthenticatorPart({ factor, onBegin, ...props }: AuthenticatorPartProps) {
  const messages = useSettingsMessages().security.totp
  const [isAsking, setIsAsking] = useState(false)
  const begin = useAttempt<string>()
  const { totp } = factor

  return (
    <div css={styles.way}>
      <h3 css={styles.part}>{messages.title}</h3>
      <p css={styles.words}>{totp ? <SetUpOn {...totp} /> : messages.off}</p>
      {begin.refusal && <FormError>{begin.refusal}</FormError>}
      <Button
        busyLabel={messages.setUpBusy}
        isBusy={begin.isBusy}
        onPress={() => (totp ? setIsAsking(true) : void begin.attempt(onBegin))}
        size="small"
      >
        {totp ? messages.remove : messages.setUp}
      </Button>
      <SetUpDialog {...props} />
      {isAsking && <TurningOff onClose={() => setIsAsking(false)} onRemove={props.onRemove} />}
    </div>
  )
}

function SetUpDialog({
  setUp,
  onClose,
  onConfirm,
}: Pick<AuthenticatorPartProps, 'setUp' | 'onClose' | 'onConfirm'>) {
  const { dialogTitle } = useSettingsMessages().security.totp

  return (
    <Dialog isOpen={setUp !== null} onClose={onClose} role="alertdialog" title={dialogTitle}>
      {setUp && <AuthenticatorSetUp {...setUp} onClose={onClose} onConfirm={onConfirm} />}
    </Dialog>
  )
}

function SetUpOn({ added_at, last_used_at }: NonNullable<MySecondFactor['totp']>) {
  const messages = useSettingsMessages().security.totp
  const { date } = useFormat()

  return (
    <>
      {fill(messages.on, { date: date(added_at) })}{' '}
      {last_used_at && fill(messages.used, { date: date(last_used_at) })}
    </>
  )
}

interface TurningOffProps extends Pick<AuthenticatorPartProps, 'onRemove'> {
  /** The app stays on, or is off. */
  onClose: () => void
}

function TurningOff({ onClose, onRemove }: TurningOffProps) {
  const { security, settings } = useSettingsMessages()
  const { totp: messages } = security
  const question = useQuestion(onRemove, onClose)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={messages.removeBusy}
      cancelLabel={settings.cancel}
      confirmLabel={messages.remove}
      isOpen
      onClose={onClose}
      title={messages.removeTitle}
      variant="danger"
    >
      {messages.removeText}
    </ConfirmDialog>
  )
}
