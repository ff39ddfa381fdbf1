import type { RefCallback } from 'react'

import { adminMessages } from '../../messages/adminMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { FormError } from '../FormError/FormError.tsx'
import { Link } from '../Link/Link.tsx'
import { proofDialogStyles } from './ProofDialog.styles.ts'

export interface GoogleProofProps {
  /** Given the place in which Google draws its own button; null where Google cannot be had. */
  googleSlotRef: RefCallback<HTMLDivElement> | null
  /** Where a password can be chosen by mail. */
  passwordHref: string
  /** Why the proof was refused, as a sentence. */
  error?: string | undefined
  /** Nothing is proved, and so nothing is done. */
  onCancel: () => void
}

/** The way for an account without a password: Google's word, or a password chosen by mail. */
export function GoogleProof({ googleSlotRef, passwordHref, error, onCancel }: GoogleProofProps) {
  const { proof, cancel } = adminMessages.people
  const styles = proofDialogStyles(useTheme())

  return (
    <div css={styles.ways}>
      <p>
        {proof.message} {googleSlotRef ? proof.google : proof.noGoogle}
      </p>
      {error && <FormError>{error}</FormError>}
      {googleSlotRef && <div css={styles.slot} ref={googleSlotRef} />}
      <div css={styles.actions}>
        <Button onPress={onCancel}>{cancel}</Button>
        <Link href={passwordHref}>{proof.choosePassword}</Link>
      </div>
    </div>
  )
}
