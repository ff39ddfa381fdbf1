import { useEffect, useId, useRef } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const box = { display: 'grid', gap: theme.space.s, padding: theme.space.l }

export interface StoryConflictProps {
  /** Display name of the user who saved the other version. Null if that account was deleted. */
  who: string | null
  time: string
  isBusy?: boolean
  onOverwrite: () => void
  onReload: () => void
}

export function StoryConflict(props: StoryConflictProps) {
  const { who, time, isBusy = false, onOverwrite, onReload } = props
  const messages = useAuthoringMessages().authoring.conflict
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => place.current?.focus({ preventScroll: true }), [])

  return (
    <Alert
      aria-labelledby={titleId}
      css={box}
      ref={place}
      role="alert"
      tabIndex={-1}
      tone="warning"
    >
      <Heading id={titleId} level={2} size="heading">
        {messages.title}
      </Heading>
      <Text tone="strong">{fill(messages.byWhom, { who: who ?? messages.somebody, time })}</Text>
      <Text tone="strong">{messages.what}</Text>
      <Cluster gap="m">
        <Button icon="undo" isDisabled={isBusy} onPress={onReload}>
          {messages.reload}
        </Button>
        <Button busyLabel={messages.overwriteBusy} isBusy={isBusy} onPress={onOverwrite}>
          {messages.overwrite}
        </Button>
      </Cluster>
    </Alert>
  )
}
