import type { RefCallback } from 'react'

import { useSettingsMessages } from '../../../messages/useSettingsMessages.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { reauthDialogStyles as styles } from './ReauthDialog.styles.ts'

export interface GoogleReauthProps {
  /** Given the place in which Google draws its own button; null where Google cannot be had. */
  googleSlotRef: RefCallback<HTMLDivElement> | null
  /** Where a password can be chosen by mail. */
  passwordHref: string
  /** Why the proof was refused, as a sentence. */
  error?: string | undefined
  /** Nothing is proved, and so nothing is done. */
  onClose: () => void
}

/** The way for an account without a password: Google's word, or a password chosen by mail. */
export function GoogleReauth({ googleSlotRef, passwordHref, error, onClose }: GoogleReauthProps) {
  const { security, settings } = useSettingsMessages()
  const { reauth } = security

  return (
    <div css={styles.ways}>
      <p>
        {reauth.message} {googleSlotRef ? reauth.google : reauth.noGoogle}
      </p>
      {error && <FormError>{error}</FormError>}
      {googleSlotRef && <div css={styles.slot} ref={googleSlotRef} />}
      <div css={styles.actions}>
        <Button onPress={onClose}>{settings.cancel}</Button>
        <Link href={passwordHref}>{reauth.choosePassword}</Link>
      </div>
    </div>
  )
}
