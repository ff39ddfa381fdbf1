import type { Certificate } from '@kathasagar/story/schema'
import { memo, useId } from 'react'

import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { roundPercentages } from '../../../../design-system/format/roundPercentages.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Disclosure } from '../../../../design-system/primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { PathSteps } from '../PathSteps/PathSteps.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, goldDoubleLine, lineWidth } = theme

const styles = {
  place: {
    display: 'grid',
    gap: space.m,
    padding: space.l,
    border: `${lineWidth.hairline} solid ${color.lineGold}`,
    borderBlockStart: goldDoubleLine,
    borderRadius: radius.m,
    background: color.surface,
  },
  seal: { color: color.positiveText },
  table: {
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& :is(th, td)': { paddingBlockEnd: space.xsPlus },
    '& tbody th': { color: color.text, fontWeight: 600 },
  },
  longest: { color: color.textMuted, fontSize: size.small },
}

export interface StoryCertificateProps {
  certificate: Certificate
}

const UNSEEN_NAMED = 12

/** Maximum number of endings in the table, because longer tables render slowly. */
const ENDINGS_SHOWN = 40

/** Shows how a player reaches each ending, how long it takes and how much it costs. */
export const StoryCertificate = memo(function StoryCertificate(props: StoryCertificateProps) {
  const { endings, cheapest, minutes, plays, states, words_per_minute } = props.certificate
  const { authoring, story } = useAuthoringMessages()
  const messages = authoring.certificate
  const titleId = useId()
  const { count, counted, percent } = useFormat()
  const shares = roundPercentages(endings.map(({ share }) => share))
  const countOf = (time: number) => count(Math.max(1, Math.round(time)))
  const notes = [
    endings.length > ENDINGS_SHOWN &&
      fill(messages.more, { count: count(endings.length - ENDINGS_SHOWN) }),
    fill(messages.cheapest, { ending: cheapest.title, xp: cheapest.xp_spent }),
    fill(messages.coverage, {
      count: count(plays.count),
      scenes: percent(plays.nodes_seen),
      endings: percent(plays.endings_seen),
    }),
    plays.unseen.length > 0 &&
      fill(messages.unseen, { scenes: plays.unseen.slice(0, UNSEEN_NAMED).join(', ') }),
    counted(states.is_whole ? messages.allStates : messages.someStates, states.walked),
  ].filter((note) => note !== false)

  return (
    <section aria-labelledby={titleId} css={styles.place}>
      <Cluster gap="s">
        <span css={styles.seal}>
          <Icon name="check" size={24} />
        </span>
        <Heading id={titleId} level={3} size="heading">
          {messages.title}
        </Heading>
      </Cluster>
      <Text tone="secondary">
        {messages.lead}{' '}
        {fill(messages.readingTime, {
          shortest: count(minutes.shortest),
          median: count(minutes.median),
          longest: count(minutes.longest),
          pace: count(words_per_minute),
        })}
      </Text>
      <Disclosure label={messages.endings}>
        <ScrollRegion label={messages.endings}>
          <Table
            columns={[
              {
                id: 'ending',
                header: messages.ending,
                isRowHeader: true,
                cell: (row) => row.title,
              },
              {
                id: 'way',
                header: messages.way,
                cell: ({ title, path }) => (
                  <Disclosure
                    label={path.length}
                    labelText={`${path.length}: ${fill(messages.path, { ending: title })}`}
                  >
                    <PathSteps items={path} />
                  </Disclosure>
                ),
              },
              {
                id: 'minutes',
                header: messages.minutes,
                cell: (row) => (
                  <>
                    {fill(story.minutes, { count: countOf(row.minutes) })}
                    {row.longest_minutes !== null && (
                      <div css={styles.longest}>
                        {fill(messages.longest, { count: countOf(row.longest_minutes) })}
                      </div>
                    )}
                  </>
                ),
              },
              { id: 'xp', header: messages.xp, cell: ({ xp_spent }) => count(xp_spent) },
              { id: 'share', header: messages.share, cell: ({ share }) => percent(share) },
            ]}
            css={styles.table}
            items={endings
              .slice(0, ENDINGS_SHOWN)
              .map((ending, at) => ({ ...ending, share: shares[at] ?? 0 }))}
            label={messages.endings}
            look="plain"
            rowKey={({ node }) => node}
          />
        </ScrollRegion>
        {notes.map((note) => (
          <Text key={note} size="label" tone="secondary">
            {note}
          </Text>
        ))}
      </Disclosure>
    </section>
  )
})
