import { useState } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const box = { display: 'grid', gap: theme.space.s, marginBlockEnd: theme.space.l }

export interface UnpublishedChangesProps {
  /** True if the form has unsaved changes. Publishing does not include them. */
  hasUnsaved: boolean
  busy?: 'publish' | 'discard' | undefined
  onPublish: () => void
  /** Called after the author confirmed that the saved draft should be discarded. */
  onDiscard: () => void
}

/** Shows that a story has unpublished changes, with buttons that publish or discard them. */
export function UnpublishedChanges(props: UnpublishedChangesProps) {
  const { hasUnsaved, busy, onPublish, onDiscard } = props
  const { unpublished: messages } = useAuthoringMessages().authoring
  const [isAsked, setIsAsked] = useState(false)

  const handleDiscard = () => {
    setIsAsked(false)
    onDiscard()
  }

  return (
    <Alert css={box} role="note" tone="note">
      <strong>{messages.title}</strong>
      <Text tone="strong">{hasUnsaved ? messages.saveFirst : messages.text}</Text>
      <Cluster gap="m">
        <Button
          busyLabel={messages.publishing}
          isBusy={busy === 'publish'}
          isDisabled={hasUnsaved || busy === 'discard'}
          onPress={onPublish}
          variant="primary"
        >
          {messages.publish}
        </Button>
        <Button
          busyLabel={messages.discarding}
          isBusy={busy === 'discard'}
          isDisabled={busy === 'publish'}
          onPress={() => setIsAsked(true)}
        >
          {messages.discard}
        </Button>
      </Cluster>
      <ConfirmDialog
        cancelLabel={messages.cancel}
        confirmLabel={messages.discard}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={handleDiscard}
        title={messages.discardTitle}
        variant="danger"
      >
        <p>{messages.discardText}</p>
      </ConfirmDialog>
    </Alert>
  )
}
