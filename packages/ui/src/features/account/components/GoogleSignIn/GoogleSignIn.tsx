import type { RefCallback } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space, control } = theme

const styles = {
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l, minInlineSize: 0 },
  slot: {
    display: 'grid',
    justifyContent: 'center',
    minBlockSize: control.touch,
    // Clips Google's button, because its fixed width could widen a narrow page.
    overflow: 'clip',
    overflowClipMargin: space.xs,
    // Browsers give an iframe a white background if its color scheme differs from the page.
    colorScheme: 'light',
  },
}

export interface GoogleSignInProps {
  /** Ref to the element that contains the button of Google. */
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
