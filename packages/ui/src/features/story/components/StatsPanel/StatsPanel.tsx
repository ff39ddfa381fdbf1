import { useId } from 'react'
import type { Story } from '@kathasagar/api/contract'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { useUi } from '../../../../design-system/context/uiContext.ts'
import { statRows } from '../../model/statRows.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { StatusPill } from '../StatusPill/StatusPill.tsx'
import { statsPanelStyles as styles } from './StatsPanel.styles.ts'

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
