import { useEffect, useId, useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { storyConflictStyles as styles } from './StoryConflict.styles.ts'

export interface StoryConflictProps {
  /** Display name of the user who saved it. Null if the account was deleted. */
  who: string | null
  time: string
  isBusy?: boolean
  onOverwrite: () => void
  /** Called to discard the fields and load the stored story. */
  onReload: () => void
}

/** Tells the author that the story was saved elsewhere. Nothing is overwritten until they choose so. */
export function StoryConflict(props: StoryConflictProps) {
  const { who, time, isBusy = false, onOverwrite, onReload } = props
  const messages = useAuthoringMessages().authoring.conflict
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)

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
        <Button icon="undo" isDisabled={isBusy} onPress={onReload}>
          {messages.reload}
        </Button>
        <Button busyLabel={messages.overwriteBusy} isBusy={isBusy} onPress={onOverwrite}>
          {messages.overwrite}
        </Button>
      </div>
    </Alert>
  )
}
