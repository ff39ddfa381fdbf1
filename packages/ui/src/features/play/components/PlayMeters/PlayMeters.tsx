import type { Meters } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import { directionOf } from '../../../../design-system/format/directionOf.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, size, space, radius, media } = theme

const styles = {
  meters: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    columnGap: space.xl,
    rowGap: space.xs,
    paddingBlockEnd: space.m,
    color: color.textSecondary,
    fontSize: size.label,
    lineHeight: 1.4,
  },
  row: { display: 'flex', flexWrap: 'wrap' as const, columnGap: space.s, alignItems: 'baseline' },
  label: { color: color.textMuted },
  value: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: space.s,
    overflowWrap: 'anywhere' as const,
  },
  bar: {
    inlineSize: theme.control.xxl,
    blockSize: space.xs,
    overflow: 'hidden',
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
  },
  full: {
    display: 'block',
    blockSize: '100%',
    background: color.accent,
    [media.forcedColors]: { background: 'ButtonText' },
  },
  count: { color: color.textMuted },
}

export interface PlayMetersProps {
  meters: Meters | undefined
  lang?: string | undefined
}

export function PlayMeters({ meters, lang }: PlayMetersProps) {
  const { count } = useFormat()
  const { play, memory } = usePlayMessages()
  if (meters === undefined) return null
  const { health, carried } = meters

  return (
    <dl css={styles.meters} dir={directionOf(lang)}>
      {health.map((one, place) => (
        <div key={place} css={styles.row}>
          <dt css={styles.label} lang={one.label === '' ? undefined : lang}>
            {one.label || play.health}
          </dt>
          <dd css={styles.value}>
            <span aria-hidden="true" css={styles.bar}>
              <span
                css={styles.full}
                style={{ inlineSize: `${Math.round((100 * one.value) / Math.max(1, one.most))}%` }}
              />
            </span>
            {fill(memory.ofMost, { value: count(one.value), most: count(one.most) })}
          </dd>
        </div>
      ))}
      {carried && (
        <div css={styles.row}>
          <dt css={styles.label}>{play.carried}</dt>
          <dd css={styles.value}>
            {carried.things.length > 0 ? (
              <span dir="auto" lang={lang}>
                {carried.things.join(', ')}
              </span>
            ) : (
              play.nothingCarried
            )}{' '}
            <span css={styles.count}>
              {fill(memory.ofMost, {
                value: count(carried.things.length),
                most: count(carried.slots),
              })}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}
