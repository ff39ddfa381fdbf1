import { useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  notice: {
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    padding: `${space.sPlus} ${space.l}`,
    '& > :first-child': { flex: 'none', maxInlineSize: '100%' },
  },
}

export interface LocalCopyNoticeProps {
  time: string
  onDiscard: () => void
}

export function LocalCopyNotice({ time, onDiscard }: LocalCopyNoticeProps) {
  const messages = useAuthoringMessages().authoring.draft
  const [isAsking, setIsAsking] = useState(false)

  return (
    <Alert
      actions={
        <Button onPress={() => setIsAsking(true)} size="small">
          {messages.discard}
        </Button>
      }
      css={styles.notice}
      tone="note"
    >
      {fill(messages.restored, { time })}
      <ConfirmDialog
        cancelLabel={messages.keep}
        confirmLabel={messages.discard}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard()
        }}
        title={messages.discardTitle}
        variant="danger"
      >
        <p>{messages.discardText}</p>
      </ConfirmDialog>
    </Alert>
  )
}
