import { useRef } from 'react'
import { Button, useLocale } from 'react-aria-components'

import { SLIDE_MS } from '../../../hooks/useBannerRotation.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { bannerSlideListStyles as styles } from './BannerSlideList.styles.ts'
import type { BannerSlide } from './bannerSlide.ts'

export interface BannerSlideListProps {
  /** In the order in which they turn. */
  items: readonly BannerSlide[]
  /** The slide that stands, from 0. */
  value: number
  /** Somebody asked for a slide, by press or arrow key; its place from 0. */
  onChange: (index: number) => void
  /** The slides turn just now, so the lit leaf counts down. */
  isCounting: boolean
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
}

/** Every slide by name: palm leaves beside the banner, dots below it where there is less room. */
export function BannerSlideList({ items, value, onChange, isCounting }: BannerSlideListProps) {
  const messages = useMessages().story
  const { direction } = useLocale()
  const list = useRef<HTMLOListElement>(null)

  const handleKeyDown = ({ key }: { key: string }) => {
    const step = steps[key]
    if (!step) return
    const ahead = direction === 'rtl' ? -step : step
    const next = (value + ahead + items.length) % items.length
    onChange(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ol aria-label={messages.slides} css={styles.list} ref={list}>
      {items.map(({ key, kind, title, lang }, place) => (
        <li css={styles.item} key={key}>
          <Button
            {...(place === value ? { 'aria-current': true } : {})}
            css={styles.button}
            onKeyDown={handleKeyDown}
            onPress={() => onChange(place)}
          >
            <span css={styles.hole} />
            <span css={styles.words}>
              <span css={styles.kind}>{kind}</span>{' '}
              <span css={styles.title} lang={lang}>
                <bdi>{title}</bdi>
              </span>
            </span>
            {place === value && <TimeLeft isCounting={isCounting} />}
          </Button>
        </li>
      ))}
    </ol>
  )
}

function TimeLeft({ isCounting }: Pick<BannerSlideListProps, 'isCounting'>) {
  return (
    <span css={styles.time}>
      <span
        css={[
          styles.timeSpent,
          isCounting && styles.isCounting,
          { animationDuration: `${SLIDE_MS}ms` },
        ]}
      />
    </span>
  )
}
