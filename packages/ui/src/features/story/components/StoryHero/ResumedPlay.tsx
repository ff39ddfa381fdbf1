import { useState } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlaysMessages } from '../../../../messages/usePlaysMessages.ts'
import { languageOf, titleOf } from '../../model/storyMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { BeginAgainDialog } from '../BeginAgainDialog/BeginAgainDialog.tsx'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, font, card } = theme

const styles = {
  way: { display: 'flex', alignItems: 'center', gap: space.l, flexBasis: '100%', minInlineSize: 0 },
  beginAgain: { paddingInline: space.m },
  place: { flex: 1, minInlineSize: 0, color: color.textMuted },
  scene: {
    color: color.textSecondary,
    fontFamily: font.story,
    overflowWrap: 'anywhere' as const,
    ...pageSide,
  },
  meta: { display: 'flex', alignItems: 'center', gap: space.m, fontSize: size.small },
  bar: { flex: 1, maxInlineSize: card.session },
}

export interface ResumableSession {
  href: string
  scene: string
  percent: number
  minutesLeft: number
  onBeginAgain: () => void
}

export interface ResumedPlayProps {
  story: Story
  play: ResumableSession
  isBusy: boolean
}

export function ResumedPlay({ story, play, isBusy }: ResumedPlayProps) {
  const { plays, story: messages } = usePlaysMessages()
  const { counted } = useFormat()
  const [isAsked, setIsAsked] = useState(false)
  const title = titleOf(story, messages)

  return (
    <div css={styles.way}>
      <div css={styles.place}>
        <p css={styles.scene} {...languageOf(story)}>
          {play.scene}
        </p>
        <div css={styles.meta}>
          <ProgressBar css={styles.bar} label={fill(plays.read, { title })} value={play.percent} />
          <span>{counted(plays.left, play.minutesLeft)}</span>
        </div>
      </div>
      <Button
        css={styles.beginAgain}
        icon="repeat"
        isDisabled={isBusy}
        onPress={() => setIsAsked(true)}
        variant="quiet"
      >
        {plays.beginAgain}
      </Button>
      {isAsked && (
        <BeginAgainDialog
          onClose={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false)
            play.onBeginAgain()
          }}
          title={title}
        />
      )}
    </div>
  )
}
