import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { shareButtonStyles as styles } from './ShareButton.styles.ts'

/** What came of sharing: handed to another app, copied, or neither. */
export type Shared = 'shared' | 'copied' | 'failed'

export interface ShareButtonProps {
  /** Shares the link, or copies it where nothing else can be done. */
  onShare: () => Promise<Shared>
}

/** Shares a link and says so where the device itself does not. */
export function ShareButton({ onShare }: ShareButtonProps) {
  const { play, story } = usePlayMessages()
  const [shared, setShared] = useState<Shared | null>(null)
  const said = shared === 'copied' ? story.linkCopied : shared === 'failed' ? story.shareFailed : ''

  return (
    <div css={styles.place}>
      <span aria-live="polite" css={styles.said}>
        {said}
      </span>
      <Button
        css={styles.button}
        icon="share"
        onPress={() => void onShare().then(setShared)}
        variant="quiet"
      >
        {play.share}
      </Button>
    </div>
  )
}
