import { fill } from '../../../../design-system/format/fill.ts'
import { useLandingMessages } from '../../../../messages/useLandingMessages.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { Card } from '../../../../design-system/primitives/Card/Card.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { stepCardsStyles as styles } from './StepCards.styles.ts'

export interface Step {
  title: string
  text: string
  /** Address of a picture of it, which the words make superfluous to those who can't see it. */
  picture: string
}

export interface StepCardsProps {
  items: readonly Step[]
  /** Index of the one that is shown alone; null shows all beside each other. */
  current: number | null
}

/** The steps of something: all at once, or one at a time with its place among the others. */
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
            // The others wait in the pile; they are read when their turn comes.
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
