import { useId } from 'react'

import { usePlayMessages } from '../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../play/directionOf.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { endingCardStyles } from './EndingCard.styles.ts'

export interface LearnedLinesProps {
  /** In the author's words. */
  items: readonly string[]
  /** BCP 47 tag of the story. */
  lang?: string | undefined
}

/** What later plays of the story will begin with, and that it opens something there; never where. */
export function LearnedLines({ items, lang }: LearnedLinesProps) {
  const titleId = useId()
  const { ending } = usePlayMessages().play
  const styles = endingCardStyles(useTheme())
  if (items.length === 0) return null

  return (
    <section>
      <h2 css={styles.finishedTitle} id={titleId}>
        {ending.learned}
      </h2>
      <ul aria-labelledby={titleId} css={styles.tasks} dir={directionOf(lang)} lang={lang}>
        {items.map((item) => (
          <li css={styles.task} key={item}>
            <Icon name="lamp" size={16} />
            <span css={styles.taskTitle}>{item}</span>
          </li>
        ))}
      </ul>
      <p css={styles.learned}>{ending.learnedOpens}</p>
    </section>
  )
}
