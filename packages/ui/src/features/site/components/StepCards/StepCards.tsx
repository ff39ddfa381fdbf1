import { fill } from '../../../../design-system/format/fill.ts'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { stepCardsStyles as styles } from './StepCards.styles.ts'

export interface Step {
  title: string
  text: string
  picture: string
}

export interface StepCardsProps {
  items: readonly Step[]
  /** Index of the visible card. Null shows all. */
  current: number | null
}

export function StepCards({ items, current }: StepCardsProps) {
  const { how } = useLandingMessages().landing
  const format = useFormat()
  const isAlone = current !== null
  const place = (at: number) =>
    fill(how.step, { step: format.count(at + 1), steps: format.count(items.length) })

  return (
    <div css={styles.place}>
      <ol css={[styles.steps, isAlone && styles.pile]}>
        {items.map(({ title, text, picture }, index) => (
          <Card
            // Screen readers get only the visible card.
            aria-hidden={isAlone && index !== current}
            as="li"
            css={[styles.card, isAlone && styles.inPile, index === current && styles.onTop]}
            key={title}
          >
            <img alt="" css={styles.picture} loading="lazy" src={picture} />
            <span aria-hidden="true" css={styles.number}>
              {format.count(index + 1)}
            </span>
            <Heading css={styles.title} level={3} voice="story">
              {title}
            </Heading>
            <p css={styles.text}>{text}</p>
          </Card>
        ))}
      </ol>
      {isAlone && (
        <p css={styles.progress} role="status">
          {place(current)}
        </p>
      )}
    </div>
  )
}
