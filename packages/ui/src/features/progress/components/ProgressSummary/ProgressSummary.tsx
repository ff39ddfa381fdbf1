import type { ProgressSummary as Summary } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useServerMessages } from '../../../../messages/useServerMessages.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { ProgressBar } from '../../../../design-system/primitives/ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { progressSummaryStyles as styles } from './ProgressSummary.styles.ts'

export interface ProgressSummaryProps {
  summary: Summary
}

/** Shows level, stars and credits. An arch has a lit lamp for each earned level. */
export function ProgressSummary({ summary }: ProgressSummaryProps) {
  const { count, counted } = useFormat()
  const { progress: messages } = useMessages()
  const format = useFormat()
  const t = useServerMessages()
  const { username, level, currency, days_in_a_row: days } = summary
  const stars = fill(messages.stars, {
    stars: format.count(level.current_stars),
    needed: format.count(level.stars_for_next_level),
  })
  const percent = Math.min(100, Math.max(0, level.star_progress_percentage))

  const places = lampPlaces()
  const lit = Math.floor((percent / 100) * places.length)
  return (
    <div css={styles.card}>
      <div css={styles.arch}>
        <svg aria-hidden="true" css={styles.lamps} viewBox="0 0 240 150">
          {places.map(([x, y], index) => (
            <g key={x} transform={`translate(${x} ${y})`}>
              <path
                css={index < lit ? styles.lit : styles.unlit}
                d="M-9 0H9c-1 5-4.500 8-9 8s-8-3-9-8Z"
              />
              {index < lit && (
                <path css={styles.flame} d="M0-15c5 6.500 5 10.500 0 13-5-2.500-5-6.500 0-13Z" />
              )}
            </g>
          ))}
        </svg>
        <p css={styles.level}>
          <VisuallyHidden>{messages.level} </VisuallyHidden>
          {format.count(level.current)}
        </p>
      </div>
      <div css={styles.person}>
        <p css={styles.title}>{t.level(level)}</p>
        <p css={styles.name}>{username}</p>
      </div>
      <div css={styles.way}>
        <p css={styles.stars}>
          <span>{stars}</span>
          <bdi dir="ltr">{fill(messages.percent, { percent: format.count(percent) })}</bdi>
        </p>
        <ProgressBar label={messages.starsAhead} value={percent} />
      </div>
      <div css={styles.wallets}>
        <dl css={styles.wallet}>
          <dt>
            <Icon name="cowrie" size={20} />
            {messages.coins}
          </dt>
          <dd css={styles.coins}>{count(currency.coins_balance)}</dd>
        </dl>
        {days !== undefined && days > 0 && (
          <dl css={styles.wallet}>
            <dt>
              <Icon name="lamp" size={20} />
              {messages.streak}
            </dt>
            <dd css={styles.coins}>{counted(messages.streakDays, days)}</dd>
          </dl>
        )}
      </div>
    </div>
  )
}

const LAMPS = 12

const lampPlaces = (): readonly (readonly [number, number])[] =>
  Array.from({ length: LAMPS }, (_, index) => {
    const angle = Math.PI * (1 - index / (LAMPS - 1))
    return [
      Math.round(120 + 100 * Math.cos(angle)),
      Math.round(132 - 100 * Math.sin(angle)),
    ] as const
  })
