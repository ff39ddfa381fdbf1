import type { ReactNode } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { shortTitle } from '../../model/shortTitle.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { playTopBarStyles as styles } from './PlayTopBar.styles.ts'

export interface PlayTopBarProps {
  title: string | null
  lang?: string | undefined
  onBack: () => void
  help?: ReactNode
  children?: ReactNode
}

export function PlayTopBar({ title, lang, onBack, help, children }: PlayTopBarProps) {
  const { play } = usePlayMessages()

  return (
    <header css={styles.bar}>
      <div css={styles.start} data-print="hidden">
        <Button icon="arrowLeft" onPress={onBack} variant="quiet">
          {play.back}
        </Button>
        {help}
      </div>
      {title !== null && (
        <h1 css={styles.title} dir="auto" lang={lang}>
          <span css={styles.long}>{title.trim() || play.untitled}</span>
          <span css={styles.short}>{shortTitle(title, play.untitled)}</span>
        </h1>
      )}
      <div css={styles.end} data-print="hidden">
        {children}
      </div>
    </header>
  )
}
