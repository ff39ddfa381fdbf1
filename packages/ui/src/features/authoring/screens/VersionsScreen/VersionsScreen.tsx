import type { StoryVersion } from '@kathasagar/api/contract'
import { useEffect, useRef, useState } from 'react'

import { countsInWords } from '../../model/countsInWords.ts'
import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { Badge } from '../../../../design-system/primitives/Badge/Badge.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Cluster } from '../../../../design-system/primitives/Cluster/Cluster.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { StoryPageHead } from '../../components/StoryPageHead/StoryPageHead.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { Table } from '../../../../design-system/primitives/Table/Table.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'

const { color, lineWidth, radius, space } = theme

const styles = {
  page: { display: 'grid', gap: space.s, '& > *': { minInlineSize: 0 } },
  done: { '&:focus': { outline: 'none' } },
  difference: { marginBlockStart: space.xl },
  lines: {
    padding: space.m,
    border: `${lineWidth.hairline} solid ${color.lineSubtle}`,
    borderRadius: radius.m,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap' as const,
    overflowWrap: 'anywhere' as const,
  },
  same: { display: 'block', color: color.textSecondary },
  added: {
    display: 'block',
    background: color.positiveSurface,
    color: color.positiveText,
    textDecoration: 'none',
  },
  removed: { display: 'block', background: color.dangerSurface, color: color.dangerText },
}

export interface TextChange {
  change: 'same' | 'added' | 'removed'
  text: string
}

export type Comparison =
  | { status: 'loading' }
  | { status: 'failed'; error: string; onRetry: () => void }
  | { status: 'ready'; changes: readonly TextChange[] }

export interface VersionsScreenProps {
  title: string
  lang?: string | undefined
  backHref: string
  /** Versions, newest first. Null while they are loading. */
  versions: readonly StoryVersion[] | null
  /** Called to load the versions again. Absent if they were loaded. */
  onRetry?: (() => void) | undefined
  onMore?: (() => void) | undefined
  isMoreBusy?: boolean
  moreError?: string | undefined
  compareHref: (number: number) => string
  comparison: Comparison | null
  /** Restores a version as the newest one. Resolves with an error message, or with null. */
  onRestore: (number: number) => Promise<string | null>
  /** Message about the version that was just restored. The message gets the focus. */
  doneMessage?: string | undefined
}

const LINES = { added: 'ins', removed: 'del', same: 'span' } as const

export function VersionsScreen(props: VersionsScreenProps) {
  const { title, lang, backHref, comparison, doneMessage } = props
  const { versions: messages } = useAuthoringMessages().authoring
  const { difference } = messages
  const done = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<number | null>(null)

  useEffect(() => {
    if (doneMessage) done.current?.focus({ preventScroll: true })
  }, [doneMessage])

  return (
    <div css={styles.page}>
      <StoryPageHead {...{ title, lang, backHref, messages }} />
      <Alert css={styles.done} ref={done} tabIndex={-1} tone="positive">
        {doneMessage}
      </Alert>
      <VersionTable {...props} onAsk={setAsked} />
      {asked !== null && (
        <QuestionDialog
          busyLabel={messages.busy}
          cancelLabel={messages.cancel}
          confirmLabel={messages.confirm}
          key={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => props.onRestore(asked)}
          title={fill(messages.restoreTitle, { number: asked })}
        >
          <p>{messages.restoreText}</p>
        </QuestionDialog>
      )}
      {comparison && (
        <Stack aria-label={difference.title} as="section" css={styles.difference} gap="m">
          <Heading level={2} size="heading">
            {difference.title}
          </Heading>
          {comparison.status === 'loading' && <Spinner label={difference.loading} />}
          {comparison.status === 'failed' && (
            <ErrorState
              message={comparison.error}
              onRetry={comparison.onRetry}
              title={difference.failed}
            />
          )}
          {comparison.status === 'ready' && comparison.changes.length === 0 && (
            <p role="status">{difference.same}</p>
          )}
          {comparison.status === 'ready' && comparison.changes.length > 0 && (
            <div css={styles.lines} dir="auto" lang={lang}>
              {comparison.changes.map(({ change, text }, at) => {
                const Line = LINES[change]
                return (
                  <Line css={styles[change]} key={`${at}`}>
                    {text}
                  </Line>
                )
              })}
            </div>
          )}
        </Stack>
      )}
    </div>
  )
}

function VersionTable(props: VersionsScreenProps & { onAsk: (number: number) => void }) {
  const { versions, onRetry, onMore, isMoreBusy = false, moreError, compareHref, onAsk } = props
  const { versions: messages, structure } = useAuthoringMessages().authoring
  const format = useFormat()

  return (
    <>
      <Table
        columns={[
          {
            id: 'number',
            header: messages.columns.version,
            isRowHeader: true,
            cell: ({ number, is_current }: StoryVersion) => (
              <Cluster gap="m">
                {fill(messages.name, { number })}
                {is_current && <Badge tone="positive">{messages.current}</Badge>}
              </Cluster>
            ),
          },
          {
            id: 'saved',
            header: messages.columns.saved,
            cell: ({ created_at, created_by }) => {
              const date = format.moment(created_at)
              return created_by === null ? date : fill(messages.by, { date, name: created_by })
            },
          },
          {
            id: 'holds',
            header: messages.columns.holds,
            cell: (version) =>
              [
                ...countsInWords(version, structure, format),
                format.counted(messages.sessions, version.sessions),
              ].join(' · '),
          },
          {
            id: 'restore',
            header: messages.columns.acts,
            cell: ({ number, is_current }) =>
              !is_current && (
                <Cluster gap="s">
                  <ButtonLink
                    aria-label={fill(messages.compareThis, { number })}
                    href={compareHref(number)}
                    size="small"
                    variant="quiet"
                  >
                    {messages.compare}
                  </ButtonLink>
                  <Button
                    aria-label={fill(messages.restore, { number })}
                    icon="undo"
                    onPress={() => onAsk(number)}
                    size="small"
                  >
                    {messages.confirm}
                  </Button>
                </Cluster>
              ),
          },
        ]}
        empty={<p>{messages.empty}</p>}
        failed={onRetry && <ErrorState message={messages.failed} onRetry={onRetry} />}
        items={onRetry ? [] : (versions ?? [])}
        label={messages.table}
        loading={messages.loading}
        rowKey={({ number }) => String(number)}
        status={onRetry ? 'failed' : versions ? 'ready' : 'loading'}
      />
      {moreError && <FormError>{moreError}</FormError>}
      {onMore && (
        <div>
          <Button
            busyLabel={messages.moreBusy}
            isBusy={isMoreBusy}
            onPress={onMore}
            size="small"
            variant="quiet"
          >
            {messages.more}
          </Button>
        </div>
      )}
    </>
  )
}
