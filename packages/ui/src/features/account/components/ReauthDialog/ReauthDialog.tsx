import { useState, type RefCallback } from 'react'

import { useAccountMessages } from '../../../../messages/useAccountMessages.ts'
import { useSettingsMessages } from '../../../../messages/useSettingsMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { Form, type FormRefusal } from '../../../../design-system/primitives/Form/Form.tsx'
import { Link } from '../../../../design-system/primitives/Link/Link.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { usePasswordField } from '../PasswordDialog/PasswordDialog.tsx'
import { useCodeField } from '../SecondStepForm/useCodeField.ts'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, control } = theme

const styles = {
  // Reserves the height of Google's iframe while it loads.
  slot: { minBlockSize: control.touch },
  others: { display: 'flex', flexWrap: 'wrap' as const, gap: space.s },
  actions: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.l,
    marginBlockStart: space.s,
  },
}

export type ReauthMethod = 'password' | 'code' | 'google'

export interface ReauthDialogProps {
  isOpen: boolean
  items: readonly ReauthMethod[]
  /** Ref to the element that contains the button of Google. Null if Google is not available. */
  googleSlotRef: RefCallback<HTMLDivElement> | null
  /** URL of the page that sends an email with a link to choose a password. */
  passwordHref: string
  error?: string | undefined
  onClose: () => void
  onPassword: (password: string) => Promise<FormRefusal | null>
  onCode: (code: string) => Promise<FormRefusal | null>
}

/** Confirms the user's identity before a critical change, because the session may be stolen. */
export function ReauthDialog({ isOpen, ...question }: ReauthDialogProps) {
  const { title } = useSettingsMessages().security.reauth

  return (
    <Dialog isOpen={isOpen} onClose={question.onClose} role="alertdialog" title={title}>
      <Question {...question} />
    </Dialog>
  )
}

function Question(props: Omit<ReauthDialogProps, 'isOpen'>) {
  const { items, googleSlotRef, passwordHref, error, onClose, onPassword, onCode } = props
  const { security, settings } = useSettingsMessages()
  const { reauth } = security
  const { secondStep } = useAccountMessages().account
  const codeField = useCodeField()
  const passwordField = usePasswordField()
  const [chosen, setChosen] = useState<ReauthMethod>()
  const way = chosen ?? items[0] ?? 'google'
  const others = items.filter((item) => item !== way)
  const insteadLabels = { code: secondStep.instead.code, ...reauth.instead }
  const form = {
    busyLabel: reauth.busy,
    cancelLabel: settings.cancel,
    intro: <p>{`${reauth.message} ${reauth.lasts}`}</p>,
    onClose,
    submitLabel: reauth.confirm,
    variant: 'primary',
    width: 'full',
  } as const

  return (
    <Stack gap="l">
      {way === 'password' && (
        <Form
          {...form}
          fields={[passwordField]}
          initialValues={{ password: '' }}
          onSubmit={({ password }) => onPassword(password)}
        />
      )}
      {way === 'code' && <Form {...form} {...codeField} onSubmit={({ code }) => onCode(code)} />}
      {way === 'google' && (
        <>
          <p>
            {reauth.message} {googleSlotRef ? reauth.google : reauth.noGoogle}
          </p>
          {error && <FormError>{error}</FormError>}
          {googleSlotRef && <div css={styles.slot} ref={googleSlotRef} />}
          <div css={styles.actions}>
            <Button onPress={onClose}>{settings.cancel}</Button>
            <Link href={passwordHref}>{reauth.choosePassword}</Link>
          </div>
        </>
      )}
      {others.length > 0 && (
        <div css={styles.others}>
          {others.map((item) => (
            <Button key={item} onPress={() => setChosen(item)} size="small" variant="quiet">
              {insteadLabels[item]}
            </Button>
          ))}
        </div>
      )}
    </Stack>
  )
}
