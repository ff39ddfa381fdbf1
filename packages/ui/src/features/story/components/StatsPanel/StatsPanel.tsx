import { useId } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { statRows } from '../../model/statRows.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { StatusPill } from '../StatusPill/StatusPill.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, radius, font, size, shadow, lineWidth, optical } = theme

const styles = {
  panel: {
    padding: space.xl,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.l,
    background: color.surface,
    boxShadow: shadow,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    marginBlockEnd: space.l,
  },
  title: { fontSize: size.heading },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    padding: `calc(${space.sPlus} + ${optical}) 0 calc(${space.s} + ${optical})`,
    borderBlockEnd: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    '&:last-of-type': { borderBlockEnd: 0 },
  },
  isFirst: {
    marginInline: `calc(-1 * ${space.m})`,
    marginBlockEnd: space.xs,
    padding: `${space.mPlus} ${space.m} ${space.m}`,
    borderBlockEnd: 0,
    borderRadius: radius.m,
    background: color.neutralSurface,
  },
  name: {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    color: color.textSecondary,
    '& > svg': {
      marginBlockStart: `calc(-1 * (${space.hair} + ${optical}))`,
      color: color.textMuted,
    },
  },
  value: {
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end' as const,
    '& > abbr': { textDecoration: 'none' },
  },
  largeValue: {
    color: color.accent,
    font: `400 ${size.subsection}/1 ${font.display}`,
  },
}

export interface StatsPanelProps {
  story: Story
}

export function StatsPanel({ story }: StatsPanelProps) {
  const titleId = useId()
  const messages = useMessages().story
  const { locale } = useUi()
  const format = useFormat()

  return (
    <section aria-labelledby={titleId} css={styles.panel}>
      <div css={styles.head}>
        <h2 css={styles.title} id={titleId}>
          {messages.statistics}
        </h2>
        <StatusPill status={story.status} />
      </div>
      <dl>
        {statRows(story, { messages, format, locale }).map(
          ({ key, icon, value, meaning }, index) => (
            <div css={[styles.row, index === 0 && styles.isFirst]} key={key}>
              <dt css={styles.name}>
                <Icon name={icon} size={index === 0 ? 24 : 20} />
                {messages.facts[key]}
              </dt>
              <dd css={[styles.value, index === 0 && styles.largeValue]}>
                {meaning ? <abbr title={meaning}>{value}</abbr> : value}
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
