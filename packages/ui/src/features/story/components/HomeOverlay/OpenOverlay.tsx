import { useState } from 'react'

import { useTicker } from '../../../../design-system/hooks/useTicker.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { homeOverlayStyles as styles } from './HomeOverlay.styles.ts'

export function OpenOverlay({ forMs, isLeaving = false }: { forMs: number; isLeaving?: boolean }) {
  const messages = useMessages().story.overlayWords
  const [index, setIndex] = useState(0)
  useTicker({
    everyMs: forMs / messages.length,
    isRunning: !isLeaving && index < messages.length - 1,
    onTick: () => setIndex((current) => current + 1),
  })

  return (
    <div aria-hidden="true" css={[styles.overlay, isLeaving && styles.leaving]}>
      <Icon name="logo" size={32} />
      <p css={styles.words} key={index}>
        {messages[index]}
      </p>
    </div>
  )
}
