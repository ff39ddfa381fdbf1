import { useId, useState } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import type { Keepsake } from '../../model/keepsake.ts'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { endingKeepsakeStyles as styles } from './EndingKeepsake.styles.ts'

export interface EndingKeepsakeProps {
  keepsake: Keepsake
  names: { ending: string; story: string }
}

export function EndingKeepsake({ keepsake, names }: EndingKeepsakeProps) {
  const titleId = useId()
  const { keepsake: messages } = usePlayMessages().play
  const { card } = keepsake

  return (
    <section aria-labelledby={titleId}>
      <h2 css={styles.title} id={titleId}>
        {messages.title}
      </h2>
      <div css={styles.parts}>
        {card === undefined && <div css={[styles.card, styles.wide]} />}
        {card && (
          <img
            alt={fill(messages.cardAlt, names)}
            css={[styles.card, styles[card.shape]]}
            src={card.url}
          />
        )}
        <div css={styles.ways}>{card && <CardButtons keepsake={keepsake} />}</div>
      </div>
    </section>
  )
}

function CardButtons({
  keepsake: { onSaveCard, onShareCard },
}: Pick<EndingKeepsakeProps, 'keepsake'>) {
  const { keepsake: messages } = usePlayMessages().play
  const [hasFailed, setHasFailed] = useState(false)

  return (
    <>
      <Button icon="leaf" onPress={onSaveCard}>
        {messages.saveCard}
      </Button>
      {onShareCard && (
        <Button
          icon="share"
          onPress={() => void onShareCard().then((shared) => setHasFailed(shared === 'failed'))}
        >
          {messages.shareCard}
        </Button>
      )}
      {hasFailed && (
        <Alert role="alert" tone="danger">
          {messages.shareFailed}
        </Alert>
      )}
    </>
  )
}
