import type { MySecondFactor } from '@kathasagar/api/contract'
import { useState } from 'react'

import {
  AuthenticatorSetUp,
  type AuthenticatorSetUpProps,
} from '../../components/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { ReauthDialog } from '../../components/ReauthDialog/ReauthDialog.tsx'
import type { ReauthDialogProps } from '../../components/ReauthDialog/ReauthDialog.tsx'
import { RecoveryCodes } from '../../components/RecoveryCodes/RecoveryCodes.tsx'
import { SettingsSection } from '../../components/SettingsSection/SettingsSection.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'

export interface SecuritySectionProps {
  factor: MySecondFactor
  totp: {
    /** Authenticator app during its setup, or null. */
    setUp: Pick<AuthenticatorSetUpProps, 'secret' | 'qr'> | null
    /** Starts the setup. Resolves with an error message, or null. */
    onBegin: () => Promise<string | null>
    onConfirm: AuthenticatorSetUpProps['onConfirm']
    onClose: () => void
    onRemove: () => Promise<string | null>
  }
  recovery: {
    /** New codes, shown only once, or null. */
    shownCodes: readonly string[] | null
    onRenew: () => Promise<string | null>
    /** Called once the user has stored the new codes. */
    onKept: () => void
  }
  reauth: ReauthDialogProps
}

export function SecuritySection(props: SecuritySectionProps) {
  const { factor, totp, recovery, reauth } = props
  const { security, settings } = useSettingsMessages()
  const { date } = useFormat()
  const begin = useAttempt<string>()
  const [isAsking, setIsAsking] = useState(false)
  const { totp: app, recovery_codes_left } = factor
  const stateOf = ({ added_at, last_used_at }: NonNullable<typeof app>) =>
    [
      fill(security.totp.on, { date: date(added_at) }),
      last_used_at && fill(security.totp.used, { date: date(last_used_at) }),
    ]
      .filter(Boolean)
      .join(' ')

  return (
    <SettingsSection lead={security.lead} title={security.title}>
      {factor.due_at && (
        <Alert icon="warning" role="note" tone="warning">
          {fill(security.due, { date: date(factor.due_at) })}
        </Alert>
      )}
      <div css={styles.way}>
        <h3 css={styles.part}>{security.totp.title}</h3>
        <p css={styles.words}>{app ? stateOf(app) : security.totp.off}</p>
        {begin.refusal && <FormError>{begin.refusal}</FormError>}
        <Button
          busyLabel={security.totp.setUpBusy}
          isBusy={begin.isBusy}
          onPress={() => (app ? setIsAsking(true) : void begin.attempt(totp.onBegin))}
          size="small"
        >
          {app ? security.totp.remove : security.totp.setUp}
        </Button>
      </div>
      <Recovery {...recovery} hasFactor={app !== null} left={recovery_codes_left} />
      <Dialog
        isOpen={totp.setUp !== null}
        onClose={totp.onClose}
        role="alertdialog"
        title={security.totp.dialogTitle}
      >
        {totp.setUp && (
          <AuthenticatorSetUp {...totp.setUp} onClose={totp.onClose} onConfirm={totp.onConfirm} />
        )}
      </Dialog>
      {isAsking && (
        <QuestionDialog
          busyLabel={security.totp.removeBusy}
          cancelLabel={settings.cancel}
          confirmLabel={security.totp.remove}
          onClose={() => setIsAsking(false)}
          onConfirm={totp.onRemove}
          title={security.totp.removeTitle}
          variant="danger"
        >
          {security.totp.removeText}
        </QuestionDialog>
      )}
      <ReauthDialog {...reauth} />
    </SettingsSection>
  )
}

interface RecoveryProps {
  hasFactor: boolean
  /** Number of unused codes. */
  left: number
}

function Recovery({
  hasFactor,
  left,
  shownCodes,
  ...on
}: SecuritySectionProps['recovery'] & RecoveryProps) {
  const { security, settings } = useSettingsMessages()
  const { recovery: messages } = security
  const { counted } = useFormat()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      {hasFactor && (
        <div css={styles.way}>
          <h3 css={styles.part}>{messages.title}</h3>
          <p css={styles.words}>
            {messages.lead} {counted(messages.left, left)}
          </p>
          <Button onPress={() => setIsAsking(true)} size="small">
            {messages.renew}
          </Button>
        </div>
      )}
      {isAsking && (
        <QuestionDialog
          busyLabel={messages.renewBusy}
          cancelLabel={settings.cancel}
          confirmLabel={messages.renew}
          onClose={() => setIsAsking(false)}
          onConfirm={on.onRenew}
          title={messages.renewTitle}
          variant="danger"
        >
          {messages.renewText}
        </QuestionDialog>
      )}
      {/* Only its button closes the dialog, because the codes cannot be shown again. */}
      <Dialog
        isOpen={shownCodes !== null}
        onClose={() => {}}
        role="alertdialog"
        title={messages.shownTitle}
      >
        {shownCodes && <RecoveryCodes items={shownCodes} onKept={on.onKept} />}
      </Dialog>
    </>
  )
}
