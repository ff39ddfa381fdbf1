import type { FieldErrors, MySecondFactor, PasswordChange } from '@kathasagar/api/contract'
import { useState } from 'react'

import { AuthenticatorSetUp } from '../../components/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
import type { AuthenticatorSetUpProps } from '../../components/AuthenticatorSetUp/AuthenticatorSetUp.tsx'
import { useNewPasswordFields } from '../../components/NewPasswordFields/newPasswordFields.ts'
import type { PasswordTests } from '../../components/NewPasswordFields/newPasswordFields.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { ReauthDialog } from '../../components/ReauthDialog/ReauthDialog.tsx'
import type { ReauthDialogProps } from '../../components/ReauthDialog/ReauthDialog.tsx'
import { SettingsSection } from '../../components/SettingsSection/SettingsSection.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Form, type FormProps } from '../../../../design-system/primitives/Form/Form.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAttempt } from '../../../../design-system/hooks/useAttempt.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { accountSettingsScreenStyles as styles } from './AccountSettingsScreen.styles.ts'
import { saveFile } from '../../../play/model/saveText.ts'
import { CopyButton } from '../../components/RecoveryCodes/CopyButton.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

export interface PasswordSectionProps extends Pick<
  FormProps<PasswordChange>,
  'onSubmit' | 'doneMessage'
> {
  /** False if the user logs in only with Google or with a link in an email. */
  hasPassword: boolean
  passwordTests: PasswordTests
  /** Returns the errors of the request schema by field. */
  validate: (values: PasswordChange) => FieldErrors<keyof PasswordChange>
  forgotHref: string
}

export function PasswordSection(props: PasswordSectionProps) {
  const { hasPassword, passwordTests, validate, forgotHref, ...form } = props
  const messages = useSettingsMessages().settings.password
  const passwordFields = useNewPasswordFields(passwordTests, [messages.next, messages.confirm])

  return (
    <SettingsSection lead={hasPassword ? messages.lead : undefined} title={messages.title}>
      {hasPassword ? (
        <Form<PasswordChange>
          {...form}
          busyLabel={messages.busy}
          errorsOf={validate}
          fields={({ password }) => [
            {
              name: 'current_password',
              kind: 'password',
              label: messages.current,
              isRequired: true,
              autoComplete: 'current-password',
            },
            ...passwordFields(password),
          ]}
          initialValues={{ current_password: '', password: '', confirm_password: '' }}
          resets={['current_password', 'password', 'confirm_password']}
          submitLabel={messages.submit}
          width="narrow"
        />
      ) : (
        <>
          <Text tone="secondary">{messages.none}</Text>
          <ButtonLink href={forgotHref} size="small">
            {messages.byMail}
          </ButtonLink>
        </>
      )}
    </SettingsSection>
  )
}

export interface SecuritySectionProps {
  factor: MySecondFactor
  totp: {
    /** Authenticator app that is being set up, or null. */
    setUp: Pick<AuthenticatorSetUpProps, 'secret' | 'qr'> | null
    onBegin: () => Promise<string | null>
    onConfirm: AuthenticatorSetUpProps['onConfirm']
    onClose: () => void
    onRemove: () => Promise<string | null>
  }
  recovery: {
    /** New recovery codes, or null. They are shown only once. */
    shownCodes: readonly string[] | null
    onRenew: () => Promise<string | null>
    /** Called after the user has confirmed that the new codes are stored. */
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
      {/* Closes only with its button, because the codes cannot be shown again. */}
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

const { space, size, color, radius } = theme

const recoveryCodesStyles = {
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s,
    padding: space.m,
    borderRadius: radius.s,
    background: color.sunken,
    fontSize: size.body,
    userSelect: 'all' as const,
  },
  actions: { display: 'flex', flexWrap: 'wrap' as const, gap: space.m },
}

interface RecoveryCodesProps {
  items: readonly string[]
  onKept: () => void
}

const FILE_NAME = 'kathasagar-recovery-codes.txt'

function RecoveryCodes({ items, onKept }: RecoveryCodesProps) {
  const messages = useSettingsMessages().security.recovery
  const text = items.join('\n')
  const save = () => saveFile(FILE_NAME, new Blob([`${text}\n`], { type: 'text/plain' }))

  return (
    <Stack gap="l">
      <p>{messages.shownText}</p>
      <ul aria-label={messages.list} css={recoveryCodesStyles.codes}>
        {items.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div css={recoveryCodesStyles.actions}>
        <CopyButton copiedLabel={messages.copied} text={text}>
          {messages.copy}
        </CopyButton>
        <Button icon="arrowDown" onPress={save} size="small">
          {messages.download}
        </Button>
      </div>
      <div css={recoveryCodesStyles.actions}>
        <Button onPress={onKept} variant="primary">
          {messages.kept}
        </Button>
      </div>
    </Stack>
  )
}
