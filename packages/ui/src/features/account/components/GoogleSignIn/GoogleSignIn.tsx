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
      {/* Google renders an iframe of this width. The height is reserved while it loads. */}
      <div css={styles.slot} ref={slotRef} />
      {error && <FormError>{error}</FormError>}
    </div>
  )
}
