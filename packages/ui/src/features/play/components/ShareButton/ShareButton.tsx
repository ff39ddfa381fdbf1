import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { shareButtonStyles as styles } from './ShareButton.styles.ts'

export type Shared = 'shared' | 'copied' | 'failed'

export interface ShareButtonProps {
  onShare: () => Promise<Shared>
}

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
