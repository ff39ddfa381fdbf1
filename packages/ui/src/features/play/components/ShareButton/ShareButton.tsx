import { useState } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, media, control } = theme

const styles = {
  place: { display: 'flex', alignItems: 'center', gap: space.s },
  said: { color: color.textSecondary, fontSize: size.label },
  button: {
    [media.below.m]: {
      inlineSize: control.touch,
      paddingInline: 0,
      '& > span': { position: 'absolute' as const, clipPath: 'inset(50%)' },
    },
  },
}

export type Shared = 'shared' | 'copied' | 'failed'

export function ShareButton({ onShare }: { onShare: () => Promise<Shared> }) {
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
