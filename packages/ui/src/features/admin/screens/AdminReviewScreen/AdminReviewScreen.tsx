import type {
  OpenReport,
  ReviewQueue,
  WaitingStory,
  HistoryEntry,
  ReportedSession,
} from '@kathasagar/api/contract'
import { useId, useState, useMemo, useEffect, useRef, type ReactNode } from 'react'

import { ReasonDialog } from '../../components/ReasonDialog/ReasonDialog.tsx'
import { ReportList, type ReportListProps } from '../../components/ReportList/ReportList.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { SectionHeading } from '../../../../design-system/primitives/SectionHeading/SectionHeading.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAdminMessages } from '../../../../messages/useAdminMessages.ts'
import { useMessages } from '../../../../messages/useMessages.ts'
import { titleOf, languageOf } from '../../../story/model/storyMessages.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ReviewFindings } from '../../../authoring/components/ReviewFindings/ReviewFindings.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { pageSide } from '../../../../design-system/theme/pageSide.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { logEntriesOf } from '../../../play/model/logEntries.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { LogEntry } from '../../../play/components/LogEntry/LogEntry.tsx'
import { ScrollRegion } from '../../../../design-system/primitives/ScrollRegion/ScrollRegion.tsx'

interface ReportCalls {
  readSession: (report: OpenReport) => ReadReportedSession
  onResolve: (report: OpenReport) => Promise<string | null>
  onHideSaid: (report: OpenReport) => Promise<string | null>
  onTakeDown: (report: OpenReport, reason: string) => Promise<string | null>
}

export interface AdminReviewScreenProps
  extends ReportCalls, Pick<ReportListProps, 'storyHref' | 'sharedPlayHref'> {
  /** Stories and reports to review. Null while loading. */
  queue: ReviewQueue | null
  error?: string | undefined
  onRetry: () => void
  doneMessage?: string | undefined
  readHref: (id: string) => string
}

interface AskedReport {
  act: 'read' | 'resolve' | 'takeDown' | 'hide'
  report: OpenReport
}

export function AdminReviewScreen(props: AdminReviewScreenProps) {
  const { queue, error, onRetry, doneMessage, readHref, storyHref, sharedPlayHref, ...calls } =
    props
  const messages = useAdminMessages().review
  const [asked, setAsked] = useState<AskedReport | null>(null)
  const [news, setNews] = useState<string>()
  const ask = (act: AskedReport['act']) => (report: OpenReport) => setAsked({ act, report })

  return (
    <div css={styles.page}>
      <PageHeader title={messages.title} />
      <Alert takesFocus tone="positive">
        {news ?? doneMessage}
      </Alert>
      {error && <ErrorState message={error} onRetry={onRetry} title={messages.failed} />}
      {!queue && !error && <Spinner isPage label={messages.loading} />}
      {queue && (
        <>
          {/* Stories are above reports, because their authors are waiting. */}
          <Queue
            messages={messages.stories}
            shown={queue.stories.length}
            total={queue.total_stories}
          >
            <WaitingStories readHref={readHref} stories={queue.stories} />
          </Queue>
          <Queue
            messages={messages.reports}
            shown={queue.reports.length}
            total={queue.total_reports}
          >
            <ReportList
              onHideSaid={ask('hide')}
              onRead={ask('read')}
              onResolve={ask('resolve')}
              onTakeDown={ask('takeDown')}
              reports={queue.reports}
              sharedPlayHref={sharedPlayHref}
              storyHref={storyHref}
            />
          </Queue>
        </>
      )}
      {asked && (
        <ReportDialog
          {...calls}
          {...asked}
          onClose={() => setAsked(null)}
          onDone={(message) => {
            setAsked(null)
            setNews(message)
          }}
        />
      )}
    </div>
  )
}

interface QueueProps {
  messages: { title: string; none: string; noneHint: string }
  shown: number
  total: number
  children: ReactNode
}

function Queue({ messages, shown, total, children }: QueueProps) {
  const { more } = useAdminMessages().review
  const { count } = useFormat()
  const titleId = useId()
  const sums = { shown: count(shown), count: count(total) }

  return (
    <section aria-labelledby={titleId} css={styles.queue}>
      <SectionHeading id={titleId} title={fill(messages.title, sums)} />
      {shown < total && <p css={styles.more}>{fill(more, sums)}</p>}
      {shown === 0 ? <EmptyState hint={messages.noneHint} title={messages.none} /> : children}
    </section>
  )
}

interface ReportDialogProps extends AskedReport, ReportCalls {
  onClose: () => void
  onDone: (message: string) => void
}

function ReportDialog({ act, report, onClose, onDone, ...calls }: ReportDialogProps) {
  const { takeDown, reports, cancel } = useAdminMessages().review
  const title = titleOf(report.story, useMessages().story)
  const told = (refused: string | null, sentence: string) => {
    if (refused === null) onDone(fill(sentence, { title }))
    return refused
  }

  switch (act) {
    case 'read':
      return (
        <ReportedSessionDialog
          onClose={onClose}
          readSession={calls.readSession(report)}
          title={title}
        />
      )
    case 'resolve':
      return (
        <QuestionDialog
          busyLabel={reports.resolving}
          cancelLabel={cancel}
          confirmLabel={reports.resolve}
          onClose={onClose}
          onConfirm={async () => told(await calls.onResolve(report), reports.resolved)}
          title={reports.resolveTitle}
        >
          <p>{reports.resolveText}</p>
        </QuestionDialog>
      )
    case 'hide':
      return (
        <QuestionDialog
          busyLabel={reports.hiding}
          cancelLabel={cancel}
          confirmLabel={reports.hide}
          onClose={onClose}
          onConfirm={async () => told(await calls.onHideSaid(report), reports.hidden)}
          title={reports.hideTitle}
          variant="danger"
        >
          <p>{reports.hideText}</p>
        </QuestionDialog>
      )
    case 'takeDown':
      return (
        <ReasonDialog
          busyLabel={takeDown.busy}
          hint={takeDown.hint}
          onClose={onClose}
          onSubmit={async (reason) => told(await calls.onTakeDown(report, reason), takeDown.done)}
          submitLabel={takeDown.confirm}
          title={fill(takeDown.title, { title })}
        >
          <p>{takeDown.text}</p>
        </ReasonDialog>
      )
  }
}

const { color, size, space, radius, screen, pane } = theme

const styles = {
  page: { display: 'grid', gap: space.m, minInlineSize: 0, '& > *': { minInlineSize: 0 } },
  // Removes the margin of the first heading, which is directly below the page title.
  queue: { minInlineSize: 0, '&:first-of-type > div:first-of-type': { marginBlockStart: space.m } },
  more: { marginBlockEnd: space.l, color: color.textMuted, fontSize: size.label },
}

const waitingStoriesStyles = {
  title: { color: color.text, fontSize: size.card, overflowWrap: 'anywhere' as const },
  tagline: { overflowWrap: 'anywhere' as const, ...pageSide },
  facts: { color: color.textMuted, fontSize: size.label, overflowWrap: 'anywhere' as const },
}

interface WaitingStoriesProps {
  stories: readonly WaitingStory[]
  readHref: (id: string) => string
}

function WaitingStories({ stories, readHref }: WaitingStoriesProps) {
  const messages = useAdminMessages().review.stories
  const { authoring, browse, story: storyMessages } = useAuthoringMessages()
  const { counted, date } = useFormat()
  const nameOf = (story: WaitingStory) => titleOf(story, storyMessages)
  const factsOf = ({ author, submitted_at, content_rating, language }: WaitingStory) =>
    [
      fill(messages.by, { name: author?.display_name?.trim() || messages.unknown }),
      submitted_at && fill(messages.since, { date: date(submitted_at) }),
      authoring.ratings[content_rating],
      browse.languages[language],
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <Table<WaitingStory>
      columns={[
        {
          id: 'story',
          header: messages.columns.story,
          isRowHeader: true,
          width: 'wide',
          cell: (story) => (
            <Stack gap="xs">
              <h3 css={waitingStoriesStyles.title} {...languageOf(story)}>
                {nameOf(story)}
              </h3>
              {story.tagline.trim() && (
                <p css={waitingStoriesStyles.tagline} {...languageOf(story)}>
                  {story.tagline}
                </p>
              )}
              <p css={waitingStoriesStyles.facts}>{factsOf(story)}</p>
            </Stack>
          ),
        },
        {
          id: 'findings',
          header: messages.columns.findings,
          width: 'wide',
          cell: (story) =>
            story.findings.length === 0 ? (
              messages.sound
            ) : (
              <>
                {counted(messages.findings, story.findings.length)}
                <ReviewFindings
                  findings={story.findings}
                  label={fill(messages.foundIn, { title: nameOf(story) })}
                />
              </>
            ),
        },
        {
          id: 'read',
          header: messages.columns.acts,
          cell: (story) => (
            <ButtonLink
              aria-label={fill(messages.readNamed, { title: nameOf(story) })}
              href={readHref(story.id)}
              icon="eye"
              variant="secondary"
            >
              {messages.read}
            </ButtonLink>
          ),
        },
      ]}
      items={stories}
      label={messages.table}
      rowKey={({ id }) => id}
    />
  )
}

const reportedSessionDialogStyles = {
  note: { marginBlockEnd: space.m, color: color.textMuted, fontSize: size.small },
  log: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.m,
    maxBlockSize: `min(0.52 * ${screen.dynamic}, ${pane.xxl})`,
    padding: space.l,
    borderRadius: radius.m,
    background: color.canvas,
    color: color.text,
  },
}

interface ReportedSessionDialogProps {
  title: string
  /** Loads a part of the session. The server logs each access. */
  readSession: ReadReportedSession
  onClose: () => void
}

const sameName = (modelKey: string) => modelKey

function ReportedSessionDialog({ title, readSession, onClose }: ReportedSessionDialogProps) {
  const messages = useAdminMessages().review.session
  const { turns, isLoading, hasEarlier, error, onEarlier } = useReportedTurns(readSession)
  const entries = useMemo(() => logEntriesOf(turns, sameName), [turns])

  return (
    <Dialog
      actions={<Button onPress={onClose}>{messages.close}</Button>}
      isOpen
      onClose={onClose}
      title={fill(messages.title, { title })}
    >
      <p css={reportedSessionDialogStyles.note}>{messages.note}</p>
      {error && <FormError>{error}</FormError>}
      {isLoading && turns.length === 0 && <Spinner label={messages.loading} />}
      {turns.length > 0 && (
        <ScrollRegion
          css={reportedSessionDialogStyles.log}
          dir="auto"
          isBusy={isLoading}
          label={messages.log}
        >
          {hasEarlier && (
            <Button
              busyLabel={messages.loadingEarlier}
              isBusy={isLoading}
              onPress={onEarlier}
              size="small"
              variant="quiet"
            >
              {messages.earlier}
            </Button>
          )}
          {entries.map((entry) => (
            <LogEntry entry={entry} key={entry.id} />
          ))}
        </ScrollRegion>
      )}
    </Dialog>
  )
}

/** Loads the turns before a given turn, or the newest turns. Resolves with an error on failure. */
type ReadReportedSession = (before?: string) => Promise<ReportedSession | { error: string }>

function useReportedTurns(readSession: ReadReportedSession) {
  const [turns, setTurns] = useState<readonly HistoryEntry[]>([])
  const [hasEarlier, setEarlier] = useState(false)
  const [isLoading, setLoading] = useState(true)
  const [error, setError] = useState<string | null>(null)
  const isBegun = useRef(false)

  const read = async (before?: string) => {
    setLoading(true)
    setError(null)
    const page = await readSession(before)
    setLoading(false)
    if ('error' in page) return setError(page.error)
    setTurns((known) => [...page.entries, ...known])
    setEarlier(page.has_more)
  }

  // Prevents a second request in Strict Mode, because the server logs each request.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void read()
  })

  return { turns, hasEarlier, isLoading, error, onEarlier: () => void read(turns[0]?.turn_id) }
}
