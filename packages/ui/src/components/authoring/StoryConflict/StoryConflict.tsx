import { useEffect, useId, useRef } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { storyConflictStyles } from './StoryConflict.styles.ts'

export interface StoryConflictProps {
  /** Who saved it; null where the account is gone. */
  who: string | null
  /** When, in words. */
  time: string
  /** The copy is being made. */
  isBusy?: boolean
  /** What is in the fields is to become a story of its own. */
  onCopy: () => void
  /** What is in the fields is to be given up for what was saved. */
  onLoad: () => void
}

/** The story was saved elsewhere meanwhile: nothing is overwritten, and the author chooses. */
export function StoryConflict({ who, time, isBusy = false, onCopy, onLoad }: StoryConflictProps) {
  const messages = useAuthoringMessages().authoring.conflict
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const styles = storyConflictStyles(useTheme())

  useEffect(() => place.current?.focus({ preventScroll: true }), [])

  return (
    <Alert
      aria-labelledby={titleId}
      css={styles.box}
      ref={place}
      role="alert"
      tabIndex={-1}
      tone="warning"
    >
      <h2 css={styles.title} id={titleId}>
        {messages.title}
      </h2>
      <p css={styles.words}>{fill(messages.byWhom, { who: who ?? messages.somebody, time })}</p>
      <p css={styles.words}>{messages.what}</p>
      <div css={styles.ways}>
        <Button busyLabel={messages.copyBusy} icon="copy" isBusy={isBusy} onPress={onCopy}>
          {messages.copy}
        </Button>
        <Button icon="undo" onPress={onLoad}>
          {messages.load}
        </Button>
      </div>
    </Alert>
  )
}
