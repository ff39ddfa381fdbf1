import type { RefCallback } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { googleSignInStyles as styles } from './GoogleSignIn.styles.ts'

export interface GoogleSignInProps {
  /** Ref to the element in which Google renders its button. */
  slotRef: RefCallback<HTMLDivElement>
  error?: string | undefined
}

export function GoogleSignIn({ slotRef, error }: GoogleSignInProps) {
  return (
    <div css={styles.place}>
      {/* Reserves the height of Google's iframe while it loads. */}
      <div css={styles.slot} ref={slotRef} />
      {error && <FormError>{error}</FormError>}
    </div>
  )
}
