import type { OpenReport } from '@kathasagar/api/contract'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { titleOf } from '../../../story/model/storyMessages.ts'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import { reportedPlace } from './reportedPlace.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, lineWidth } = theme

const styles = {
  title: { color: color.text, fontSize: size.card, overflowWrap: 'anywhere' as const },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
  note: {
    paddingInlineStart: space.m,
    borderInlineStart: `${lineWidth.thick} solid ${color.line}`,
    color: color.textSecondary,
    overflowWrap: 'anywhere' as const,
    whiteSpace: 'pre-line' as const,
  },
}

export interface ReportListProps {
  reports: readonly OpenReport[]
  storyHref: (id: string) => string
  sharedPlayHref: (code: string) => string
  onRead: (report: OpenReport) => void
  onResolve: (report: OpenReport) => void
  onTakeDown: (report: OpenReport) => void
  onHideSaid: (report: OpenReport) => void
}

export function ReportList({ reports, ...acts }: ReportListProps) {
  const messages = useAdminMessages().review.reports
  const { story: storyMessages } = useMessages()
  const { date } = useFormat()

  return (
    <Table<OpenReport>
      columns={[
        {
          id: 'story',
          header: messages.columns.story,
          isRowHeader: true,
          cell: ({ story, scene, reason }) => (
            <Cluster gap="s">
              <h3 css={styles.title} dir="auto">
                {reportedPlace(titleOf(story, storyMessages), scene, messages)}
              </h3>
              {story.status ? (
                <StatusPill status={story.status} />
              ) : (
                <Badge tone="neutral">{messages.storyGone}</Badge>
              )}
              <Badge tone="warning">{messages.reasons[reason]}</Badge>
            </Cluster>
          ),
        },
        {
          id: 'report',
          header: messages.columns.report,
          width: 'wide',
          cell: ({ reporter, created_at, said, note }) => (
            <Stack gap="s">
              <p css={styles.facts}>
                {fill(messages.from, { name: reporter, date: date(created_at) })}
              </p>
              {said && (
                <blockquote aria-label={messages.said} css={styles.note} dir="auto">
                  {said.words ?? messages.saidErased}
                </blockquote>
              )}
              {note.trim() && (
                <blockquote aria-label={messages.note} css={styles.note} dir="auto">
                  {note.trim()}
                </blockquote>
              )}
            </Stack>
          ),
        },
        {
          id: 'acts',
          header: messages.columns.acts,
          cell: (report) => <ReportButtons {...acts} report={report} />,
        },
      ]}
      items={reports}
      label={messages.table}
      rowKey={({ id }) => id}
    />
  )
}

function ReportButtons({
  report,
  ...acts
}: Omit<ReportListProps, 'reports'> & { report: OpenReport }) {
  const messages = useAdminMessages().review.reports
  const { story: storyMessages } = useMessages()
  const { story, shared_play, said, has_session } = report
  const named = (sentence: string) => fill(sentence, { title: titleOf(story, storyMessages) })
  const link = { icon: 'eye', size: 'small' } as const

  return (
    <Cluster gap="s">
      {story.status && (
        <ButtonLink
          {...link}
          aria-label={named(messages.viewNamed)}
          href={acts.storyHref(story.id)}
        >
          {messages.view}
        </ButtonLink>
      )}
      {shared_play && (
        <ButtonLink
          {...link}
          aria-label={named(messages.sharedPlayNamed)}
          href={acts.sharedPlayHref(shared_play)}
        >
          {messages.sharedPlay}
        </ButtonLink>
      )}
      {has_session && (
        <Button
          aria-label={named(messages.sessionNamed)}
          onPress={() => acts.onRead(report)}
          size="small"
        >
          {messages.session}
        </Button>
      )}
      <Button
        aria-label={named(messages.resolveNamed)}
        onPress={() => acts.onResolve(report)}
        size="small"
      >
        {messages.resolve}
      </Button>
      {said && (
        <Button
          aria-label={named(messages.hideNamed)}
          onPress={() => acts.onHideSaid(report)}
          size="small"
          variant="danger"
        >
          {messages.hide}
        </Button>
      )}
      {!said && story.status === 'published' && (
        <Button
          aria-label={named(messages.takeDownNamed)}
          onPress={() => acts.onTakeDown(report)}
          size="small"
          variant="danger"
        >
          {messages.takeDown}
        </Button>
      )}
    </Cluster>
  )
}
