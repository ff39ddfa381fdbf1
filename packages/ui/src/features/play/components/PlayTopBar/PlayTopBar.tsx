import type { ReactNode } from 'react'

import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { shortTitle } from '../../model/shortTitle.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { playTopBarStyles as styles } from './PlayTopBar.styles.ts'

export interface PlayTopBarProps {
  /** The story's title; empty reads `Story`, null shows none. */
  title: string | null
  /** BCP 47 tag of the story. */
  lang?: string | undefined
  onBack: () => void
  /** Beside Back, such as help. */
  help?: ReactNode
  /** At the far end, such as the model pickers. */
  children?: ReactNode
}

/** The way back, the story's name and what belongs to the whole session. */
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
