import { useLandingMessages } from '../../../messages/useLandingMessages.ts'
import type { PagerSection, PagerState } from './SectionPager.tsx'
import { sectionPagerStyles as styles } from './SectionPager.styles.ts'

export interface PagerDotsProps extends PagerState {
  /** In reading order, each with a dot. */
  items: readonly PagerSection[]
  /** Whether the dots stand on a painting of the night. */
  isNight: boolean
}

/** A dot for each section, at the edge of the screen. */
export function PagerDots({ items, isNight, current, goTo }: PagerDotsProps) {
  const { landing: messages } = useLandingMessages()

  return (
    <nav aria-label={messages.sections} css={styles.dots} data-theme={isNight ? 'dark' : undefined}>
      {items.map(({ id, label }, index) => (
        <button
          aria-current={index === current ? 'true' : undefined}
          aria-label={label}
          css={styles.dot}
          key={id}
          onClick={() => goTo(index)}
          type="button"
        />
      ))}
    </nav>
  )
}
