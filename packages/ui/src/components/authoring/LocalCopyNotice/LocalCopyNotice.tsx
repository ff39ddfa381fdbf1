import { useState } from 'react'

import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { localCopyNoticeStyles } from './LocalCopyNotice.styles.ts'

export interface LocalCopyNoticeProps {
  /** When the draft was last kept, in words. */
  time: string
  /** The draft is to be thrown away, after a question. */
  onDiscard: () => void
}

/** Tells that a draft was found on this device, and throws it away on demand. */
export function LocalCopyNotice({ time, onDiscard }: LocalCopyNoticeProps) {
  const messages = useMessages().authoring.draft
  const styles = localCopyNoticeStyles(useTheme())
  const [isAsking, setIsAsking] = useState(false)

  return (
    <div css={styles.notice} role="status">
      <span>{fill(messages.restored, { time })}</span>
      <Button onPress={() => setIsAsking(true)} size="small">
        {messages.discard}
      </Button>
      <ConfirmDialog
        cancelLabel={messages.keep}
        confirmLabel={messages.discard}
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
        title={messages.discardTitle}
        variant="danger"
      >
        <p>{messages.discardText}</p>
      </ConfirmDialog>
    </div>
  )
}
