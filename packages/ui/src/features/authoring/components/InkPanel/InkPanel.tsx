import type { DraftStructure } from '@kathasagar/story/schema'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { inkPanelStyles as styles } from './InkPanel.styles.ts'

export interface InkPanelProps {
  ink: NonNullable<DraftStructure['ink']>
  onPlay?: (() => void) | undefined
}

/** Shows the source of a story that runs as ink. */
export function InkPanel({ ink, onPlay }: InkPanelProps) {
  const { ink: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const { ways, ended, longest } = ink.walk

  return (
    <section aria-label={messages.title} css={styles.panel}>
      <h3>{messages.title}</h3>
      <p>{messages.about}</p>
      <p css={styles.walked}>
        {fill(messages.walked, {
          ways: count(ways),
          ended: count(ended),
          longest: count(longest),
        })}
      </p>
      {onPlay && (
        <div>
          <Button onPress={onPlay} size="small">
            {messages.play}
          </Button>
        </div>
      )}
      <ScrollRegion css={styles.source} dir="auto" label={messages.source}>
        <pre css={styles.code}>{ink.source}</pre>
      </ScrollRegion>
    </section>
  )
}
