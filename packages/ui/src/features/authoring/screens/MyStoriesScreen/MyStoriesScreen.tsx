import { useEffect, useRef, useState } from 'react'
import type { MyStory } from '@kathasagar/api/contract'

import { Alert } from '../../../../design-system/primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../design-system/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { MyStoryList } from '../../components/MyStoryList/MyStoryList.tsx'
import type { MyStoryListProps } from '../../components/MyStoryList/MyStoryList.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { MoveDialog, type AskedMove } from './MoveDialog.tsx'
import { myStoriesScreenStyles as styles } from './MyStoriesScreen.styles.ts'

export interface MyStoriesScreenProps extends Omit<MyStoryListProps, 'title' | 'empty'> {
  status: 'loading' | 'failed' | 'ready'
  error?: string | undefined
  onRetry: () => void
  createHref: string
  importHref: string
  seriesHref: string
  doneMessage?: string | undefined
}

/** Page with all stories of an author. */
export function MyStoriesScreen(props: MyStoriesScreenProps) {
  const { status, error, onRetry, createHref, importHref, ...rest } = props
  const { seriesHref, doneMessage, onMove, ...lists } = rest
  const { authoring, structure } = useAuthoringMessages()
  const { mine } = authoring
  const [asked, setAsked] = useState<AskedMove | null>(null)

  const handleConfirm = ({ move, story }: AskedMove) => {
    setAsked(null)
    onMove(move, story)
  }

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title} tabIndex={-1}>
          {mine.title}
        </h1>
        <div css={styles.ways}>
          <ButtonLink href={seriesHref}>{mine.series}</ButtonLink>
          <ButtonLink href={importHref}>{structure.exchange.bring}</ButtonLink>
          <ButtonLink href={createHref} icon="plus" variant="primary">
            {mine.create}
          </ButtonLink>
        </div>
      </div>
      <Done message={doneMessage} />
      {status === 'loading' && <Spinner isPage label={mine.loading} />}
      {status === 'failed' && (
        <ErrorState message={error ?? ''} onRetry={onRetry} title={mine.failed} />
      )}
      {status === 'ready' && (
        <Lists {...lists} onMove={(move, story) => setAsked({ move, story })} />
      )}
      <MoveDialog asked={asked} onClose={() => setAsked(null)} onConfirm={handleConfirm} />
    </>
  )
}

/** Takes the focus, because the pressed button moved away with its story. */
function Done({ message }: { message: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (message) place.current?.focus({ preventScroll: true })
  }, [message])

  return (
    <Alert css={styles.done} ref={place} tabIndex={-1} tone="positive">
      {message}
    </Alert>
  )
}

const DRAFTS: readonly string[] = ['draft', 'in_review']

function Lists({ stories, ...list }: Omit<MyStoryListProps, 'title' | 'empty'>) {
  const { mine } = useAuthoringMessages().authoring
  const having = (isMeant: (status: MyStory['status']) => boolean) =>
    stories.filter(({ status }) => isMeant(status))
  const archived = having((status) => status === 'archived')

  if (stories.length === 0) return <EmptyState title={mine.noDrafts} />
  return (
    <div css={styles.lists}>
      <MyStoryList
        {...list}
        empty={mine.noDrafts}
        stories={having((status) => DRAFTS.includes(status))}
        title={mine.drafts}
      />
      <MyStoryList
        {...list}
        empty={mine.noPublished}
        stories={having((status) => status === 'published')}
        title={mine.published}
      />
      {archived.length > 0 && (
        <MyStoryList {...list} empty="" stories={archived} title={mine.archived} />
      )}
    </div>
  )
}
