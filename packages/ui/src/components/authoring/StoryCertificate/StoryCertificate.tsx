import { memo, useId } from 'react'
import type { ReviewCertificate } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../messages/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ScrollRegion } from '../../primitives/ScrollRegion/ScrollRegion.tsx'
import { WaySteps } from '../WaySteps/WaySteps.tsx'
import { storyCertificateStyles } from './StoryCertificate.styles.ts'

export interface StoryCertificateProps {
  /** What the machine vouches for. */
  certificate: ReviewCertificate
}

type Ending = ReviewCertificate['endings'][number]

const UNSEEN_NAMED = 12

/** More endings than anybody reads through: a page of thousands would go slow. */
const ENDINGS_SHOWN = 40

/** A sound story, vouched for: how each ending is reached, how long it takes and what it costs. */
export const StoryCertificate = memo(function StoryCertificate({
  certificate,
}: StoryCertificateProps) {
  const messages = useMessages().authoring.certificate
  const styles = storyCertificateStyles(useTheme())
  const titleId = useId()
  const { endings, cheapest } = certificate
  const { count } = useFormat()
  const more = endings.length - ENDINGS_SHOWN

  return (
    <section aria-labelledby={titleId} css={styles.place}>
      <h3 css={styles.title} id={titleId}>
        <span css={styles.seal}>
          <Icon name="check" size={24} />
        </span>
        {messages.title}
      </h3>
      <p css={styles.lead}>{messages.lead}</p>
      <p css={styles.lead}>
        {fill(messages.readingTime, {
          ...mapped(certificate.minutes, count),
          pace: count(certificate.words_per_minute),
        })}
      </p>
      <EndingsTable endings={endings} />
      {more > 0 && <p css={styles.note}>{fill(messages.more, { count: count(more) })}</p>}
      <p css={styles.note}>
        {fill(messages.cheapest, { ending: cheapest.title, xp: cheapest.xp_spent })}
      </p>
      <Coverage plays={certificate.plays} />
      <p css={styles.note}>
        {fill(certificate.states.is_whole ? messages.allStates : messages.someStates, {
          count: count(certificate.states.walked),
        })}
      </p>
    </section>
  )
})

const mapped = (
  { shortest, median, longest }: ReviewCertificate['minutes'],
  count: (value: number) => string,
) => ({ shortest: count(shortest), median: count(median), longest: count(longest) })

function EndingsTable({ endings }: Pick<ReviewCertificate, 'endings'>) {
  const messages = useMessages().authoring.certificate
  const styles = storyCertificateStyles(useTheme())

  return (
    <ScrollRegion label={messages.endings}>
      <table css={styles.table}>
        <caption css={styles.caption}>{messages.endings}</caption>
        <thead>
          <tr>
            {[messages.ending, messages.way, messages.minutes, messages.xp, messages.share].map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {endings.slice(0, ENDINGS_SHOWN).map((ending) => (
            <EndingRow key={ending.node} ending={ending} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function EndingRow({ ending }: { ending: Ending }) {
  const { certificate: messages } = useMessages().authoring
  const { minutes } = useMessages().story
  const styles = storyCertificateStyles(useTheme())
  const format = useFormat()
  const minutesOf = (count: number) => format.count(Math.max(1, Math.round(count)))
  const { title, path, longest_minutes } = ending

  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <details css={styles.path}>
          <summary aria-label={`${path.length}: ${fill(messages.path, { ending: title })}`}>
            {path.length}
          </summary>
          <WaySteps way={path} />
        </details>
      </td>
      <td>
        {fill(minutes, { count: minutesOf(ending.minutes) })}
        {longest_minutes !== null && (
          <div css={styles.longest}>
            {fill(messages.longest, { count: minutesOf(longest_minutes) })}
          </div>
        )}
      </td>
      <td>{format.count(ending.xp_spent)}</td>
      <td>{format.percent(ending.share)}</td>
    </tr>
  )
}

function Coverage({ plays }: Pick<ReviewCertificate, 'plays'>) {
  const messages = useMessages().authoring.certificate
  const styles = storyCertificateStyles(useTheme())
  const { count, percent } = useFormat()
  const { unseen } = plays

  return (
    <p css={styles.note}>
      {fill(messages.coverage, {
        count: count(plays.count),
        scenes: percent(plays.nodes_seen),
        endings: percent(plays.endings_seen),
      })}{' '}
      {unseen.length > 0 &&
        fill(messages.unseen, { scenes: unseen.slice(0, UNSEEN_NAMED).join(', ') })}
    </p>
  )
}
