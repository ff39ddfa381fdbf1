import { useEffect, useRef, useState } from 'react'
import type { MyStory } from '@kathasagar/api/contract'

import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import {
  MyStoryList,
  type MyStoryListProps,
  moveTexts,
  type StoryMove,
} from '../../components/MyStoryList/MyStoryList.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { ConfirmDialog } from '../../../../design-system/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { titleOf } from '../../../story/model/storyMessages.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { space } = theme

const styles = {
  lists: { display: 'grid', gap: space.huge, paddingBlockEnd: space.giant },
  done: { marginBlockEnd: space.l, outline: 'none', '&:empty': { display: 'none' } },
}

export interface MyStoriesScreenProps extends Omit<MyStoryListProps, 'title' | 'empty'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  createHref: string
  importHref: string
  seriesHref: string
  doneMessage?: string | undefined
}

export function MyStoriesScreen(props: MyStoriesScreenProps) {
  const { status, error, onRetry, createHref, importHref, ...rest } = props
  const { seriesHref, doneMessage, onMove, stories, ...list } = rest
  const { authoring, structure, story: messages } = useAuthoringMessages()
  const { mine } = authoring
  const [asked, setAsked] = useState<{ move: StoryMove; story: MyStory } | null>(null)
  const question = asked && moveTexts(mine, asked.story)[asked.move]
  const done = useRef<HTMLDivElement>(null)

  // Focuses the message, because the pressed button has moved with its story.
  useEffect(() => {
    if (doneMessage) done.current?.focus({ preventScroll: true })
  }, [doneMessage])

  const lists: readonly { title: string; empty: string; has: readonly MyStory['status'][] }[] = [
    { title: mine.drafts, empty: mine.noDrafts, has: ['draft', 'in_review'] },
    { title: mine.published, empty: mine.noPublished, has: ['published'] },
    { title: mine.archived, empty: '', has: ['archived'] },
  ]

  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink href={seriesHref}>{mine.series}</ButtonLink>
            <ButtonLink href={importHref}>{structure.exchange.bring}</ButtonLink>
            <ButtonLink href={createHref} icon="plus" variant="primary">
              {mine.create}
            </ButtonLink>
          </>
        }
        title={mine.title}
      />
      <Alert css={styles.done} ref={done} tabIndex={-1} tone="positive">
        {doneMessage}
      </Alert>
      {status === 'loading' && <Spinner isPage label={mine.loading} />}
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={mine.failed} />
      )}
      {status === 'ready' && stories.length === 0 && <EmptyState title={mine.noDrafts} />}
      {status === 'ready' && stories.length > 0 && (
        <div css={styles.lists}>
          {lists.map(({ title, empty, has }) => {
            const shown = stories.filter((story) => has.includes(story.status))
            if (shown.length === 0 && empty === '') return null
            return (
              <MyStoryList
                {...list}
                empty={empty}
                key={title}
                onMove={(move, story) => setAsked({ move, story })}
                stories={shown}
                title={title}
              />
            )
          })}
        </div>
      )}
      {asked && question && (
        <ConfirmDialog
          cancelLabel={mine.cancel}
          confirmLabel={question.label}
          isOpen
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            onMove(asked.move, asked.story)
          }}
          title={fill(question.title, { title: titleOf(asked.story, messages) })}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
