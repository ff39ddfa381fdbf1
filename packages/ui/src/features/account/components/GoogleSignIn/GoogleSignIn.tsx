import type { RefCallback } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { googleSignInStyles as styles } from './GoogleSignIn.styles.ts'

export interface GoogleSignInProps {
  /** Given the place in which Google draws its own button. */
  slotRef: RefCallback<HTMLDivElement>
  /** Why Google's way in has failed, as a sentence. */
  error?: string | undefined
}

/** The other way in: a place for Google's button below the form. */
export function GoogleSignIn({ slotRef, error }: GoogleSignInProps) {
  return (
    <div css={styles.place}>
      {/* Google draws an iframe as wide as it is told; the height is kept while it loads. */}
      <div css={styles.slot} ref={slotRef} />
      {error && <FormError>{error}</FormError>}
    </div>
  )
}
