import { useId, useState, type FormEvent } from 'react'

import { fill } from '../../../format/fill.ts'
import { useMeasures } from '../../../format/useMeasures.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { modelTryPanelStyles as styles } from './ModelTryPanel.styles.ts'
import { TryFields, type TryFieldsProps } from './TryFields.tsx'
import { TryMeasures } from './TryMeasures.tsx'
import type { TryState } from './tryState.ts'

export interface ModelTryPanelProps extends Omit<TryFieldsProps, 'isStoryMissing'> {
  /** How far the try is. */
  state: TryState
  /** The scene is to be told, or told again. */
  onTell: () => void
  /** The telling is to end where it is. */
  onStop: () => void
}

/** Has a scene of a story told by one of our storytellers, and measures that. */
export function ModelTryPanel({ state, onTell, onStop, ...fields }: ModelTryPanelProps) {
  const messages = useAdminMessages().models.try
  const id = useId()
  const [isSent, setSent] = useState(false)
  const isTelling = state.status === 'telling'

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (fields.values.story && !isTelling) onTell()
  }

  return (
    <section aria-labelledby={id} css={styles.panel}>
      <form css={styles.form} noValidate onSubmit={handleSubmit}>
        <Heading id={id} level={2} size="subsection">
          {messages.title}
        </Heading>
        <TryFields {...fields} isStoryMissing={isSent && fields.values.story === null} />
        <Acts isTelling={isTelling} onStop={onStop} status={state.status} />
      </form>
      <div css={styles.outcome}>
        <Told {...state} />
        {state.error && (
          <Alert icon="warning" role="alert" tone="danger">
            {state.error}
          </Alert>
        )}
        {state.status !== 'idle' && <TryMeasures {...state} />}
      </div>
      <News {...state} />
    </section>
  )
}

interface ActsProps extends Pick<TryState, 'status'> {
  isTelling: boolean
  onStop: () => void
}

function Acts({ status, isTelling, onStop }: ActsProps) {
  const messages = useAdminMessages().models.try
  const isFirst = status === 'idle'

  return (
    <div css={styles.acts}>
      {isTelling && <Button onPress={onStop}>{messages.stop}</Button>}
      <Button icon={isFirst ? 'play' : 'repeat'} isDisabled={isTelling} type="submit">
        {isFirst ? messages.tell : messages.again}
      </Button>
    </div>
  )
}

/** The scene as it is told, with a flame where the next word will stand. */
function Told({ status, said, text }: TryState) {
  const messages = useAdminMessages().models.try

  if (status === 'idle') return <p css={styles.idle}>{messages.idle}</p>
  return (
    <div aria-label={messages.told} css={styles.told} role="group">
      {said && <p css={styles.said}>{said}</p>}
      <p css={styles.text} dir="auto">
        {text}
        {status === 'telling' && <i aria-hidden="true" css={styles.caret} />}
      </p>
      {status === 'stopped' && <p css={styles.stopped}>{messages.stopped}</p>}
    </div>
  )
}

/** What is heard of a try: that it waits, begins and ends; its words are read where they stand. */
function News({ status, text, tried }: TryState) {
  const messages = useAdminMessages().models.try
  const { seconds } = useMeasures()
  const news = () => {
    if (status === 'telling') return text === '' ? messages.waiting : messages.begun
    return status === 'told' && tried
      ? fill(messages.done, { seconds: seconds(tried.told_ms) })
      : ''
  }

  return (
    <div css={styles.news} role="status">
      <VisuallyHidden>{news()}</VisuallyHidden>
    </div>
  )
}
