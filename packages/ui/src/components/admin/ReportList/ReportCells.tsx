import type { OpenReport } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { titleOf } from '../../../story/storyMessages.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import { StatusPill } from '../../story/StatusPill/StatusPill.tsx'
import { reportListStyles as styles } from './ReportList.styles.ts'
import { reportedPlace } from './reportedPlace.ts'

export interface ReportActs {
  /** Where a story is seen as its readers see it. */
  storyHref: (id: string) => string
  /** Where a shared play is read, by its code. */
  sharedPlayHref: (code: string) => string
  /** The session that lies beside a report is to be read. */
  onRead: (report: OpenReport) => void
  /** A report is to be closed, its story stays. */
  onResolve: (report: OpenReport) => void
  /** The story of a report is to be taken down. */
  onTakeDown: (report: OpenReport) => void
  /** Called to hide the comment that a report is about. */
  onHideSaid: (report: OpenReport) => void
}

export interface ReportCellProps {
  /** What a player has against a story. */
  report: OpenReport
}

/** The story that a report is about and the scene that it was made in, and where the story stands. */
export function ReportedStory({ report: { story, scene, reason } }: ReportCellProps) {
  const messages = useAdminMessages().review.reports
  const { story: storyMessages } = useMessages()

  return (
    <div css={styles.head}>
      <h3 css={styles.title} dir="auto">
        {reportedPlace(titleOf(story, storyMessages), scene, messages)}
      </h3>
      {story.status ? (
        <StatusPill status={story.status} />
      ) : (
        <Badge tone="neutral">{messages.storyGone}</Badge>
      )}
      <Badge tone="warning">{messages.reasons[reason]}</Badge>
    </div>
  )
}

/** Who reported it, when, and in which words. */
export function ReportWords({ report }: ReportCellProps) {
  const messages = useAdminMessages().review.reports
  const { date } = useFormat()
  const { reporter, created_at } = report
  const note = report.note.trim()

  return (
    <div css={styles.words}>
      <p css={styles.facts}>{fill(messages.from, { name: reporter, date: date(created_at) })}</p>
      {report.said && (
        <blockquote aria-label={messages.said} css={styles.note} dir="auto">
          {report.said.words ?? messages.saidErased}
        </blockquote>
      )}
      {note && (
        <blockquote aria-label={messages.note} css={styles.note} dir="auto">
          {note}
        </blockquote>
      )}
    </div>
  )
}

/** Puts the title of the reported story into a sentence. */
function useNamed({ story }: OpenReport) {
  const { story: storyMessages } = useMessages()
  return (sentence: string) => fill(sentence, { title: titleOf(story, storyMessages) })
}

/** What an editor can do about a report, each way named after the story. */
export function ReportButtons({ report, onRead, ...acts }: ReportCellProps & ReportActs) {
  const messages = useAdminMessages().review.reports
  const named = useNamed(report)

  return (
    <div css={styles.acts}>
      <ReportLinks {...acts} report={report} />
      {report.has_session && (
        <Button
          aria-label={named(messages.sessionNamed)}
          onPress={() => onRead(report)}
          size="small"
        >
          {messages.session}
        </Button>
      )}
      <EndingActs {...acts} report={report} />
    </div>
  )
}

/** The way to the story, and to the shared play where the report is about one. */
function ReportLinks({
  report,
  storyHref,
  sharedPlayHref,
}: ReportCellProps & Pick<ReportActs, 'storyHref' | 'sharedPlayHref'>) {
  const messages = useAdminMessages().review.reports
  const named = useNamed(report)
  const { story, shared_play } = report
  const look = { icon: 'eye', size: 'small' } as const

  return (
    <>
      {story.status && (
        <ButtonLink {...look} aria-label={named(messages.viewNamed)} href={storyHref(story.id)}>
          {messages.view}
        </ButtonLink>
      )}
      {shared_play && (
        <ButtonLink
          {...look}
          aria-label={named(messages.sharedPlayNamed)}
          href={sharedPlayHref(shared_play)}
        >
          {messages.sharedPlay}
        </ButtonLink>
      )}
    </>
  )
}

type EndingProps = ReportCellProps & Pick<ReportActs, 'onResolve' | 'onTakeDown' | 'onHideSaid'>

/** Both ways in which a report comes to its end. */
function EndingActs({ report, onResolve, ...acts }: EndingProps) {
  const messages = useAdminMessages().review.reports
  const named = useNamed(report)

  return (
    <>
      <Button
        aria-label={named(messages.resolveNamed)}
        onPress={() => onResolve(report)}
        size="small"
      >
        {messages.resolve}
      </Button>
      <Against {...acts} report={report} />
    </>
  )
}

/** Hides what was said, or takes down the story that a report is about. */
function Against({ report, onTakeDown, onHideSaid }: Omit<EndingProps, 'onResolve'>) {
  const messages = useAdminMessages().review.reports
  const named = useNamed(report)
  const look = { size: 'small', variant: 'danger' } as const

  if (report.said) {
    return (
      <Button {...look} aria-label={named(messages.hideNamed)} onPress={() => onHideSaid(report)}>
        {messages.hide}
      </Button>
    )
  }
  if (report.story.status !== 'published') return null
  return (
    <Button {...look} aria-label={named(messages.takeDownNamed)} onPress={() => onTakeDown(report)}>
      {messages.takeDown}
    </Button>
  )
}
