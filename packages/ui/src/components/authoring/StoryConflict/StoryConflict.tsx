import type { StoryClash } from '@kathasagar/api/contract'
import { useEffect, useId, useRef } from 'react'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ClashParts, type SettledPart } from './ClashParts.tsx'
import type { ClashTaxonomy } from './useClashNames.ts'
import { storyConflictStyles } from './StoryConflict.styles.ts'

export interface StoryConflictProps extends ClashTaxonomy {
  /** Who saved it; null where the account is gone. */
  who: string | null
  /** When, in words. */
  time: string
  /** Parts that both have changed, to choose from; absent where all of it has to be looked at. */
  clashes?: readonly StoryClash[] | undefined
  /** What was chosen is being saved. */
  isSettling?: boolean
  /** The story is to be saved with what was chosen. */
  onSettle?: ((parts: SettledPart[]) => void) | undefined
  /** The copy is being made. */
  isBusy?: boolean
  /** What is in the fields is to become a story of its own. */
  onCopy: () => void
  /** What is in the fields is to be given up for what was saved. */
  onLoad: () => void
}

/** The story was saved elsewhere meanwhile: nothing is overwritten, and the author chooses. */
export function StoryConflict(props: StoryConflictProps) {
  const { who, time, clashes, isSettling = false, onSettle, isBusy = false } = props
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
      <p css={styles.words}>{clashes ? messages.parts : messages.what}</p>
      {clashes && onSettle && (
        <ClashParts {...props} clashes={clashes} isBusy={isSettling} onSettle={onSettle} />
      )}
      <div css={styles.ways}>
        <Button busyLabel={messages.copyBusy} icon="copy" isBusy={isBusy} onPress={props.onCopy}>
          {messages.copy}
        </Button>
        <Button icon="undo" onPress={props.onLoad}>
          {messages.load}
        </Button>
      </div>
    </Alert>
  )
}
