import type { SeriesWords } from '@kathasagar/api/contract'
import { useState } from 'react'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SeriesForm } from '../../components/authoring/SeriesForm/SeriesForm.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { Dialog } from '../../components/primitives/Dialog/Dialog.tsx'
import { EmptyState } from '../../components/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { SeriesList, type SeriesListProps } from '../../components/story/SeriesList/SeriesList.tsx'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { mySeriesScreenStyles as styles } from './MySeriesScreen.styles.ts'

export interface MySeriesScreenProps extends LoadMoreProps, Pick<SeriesListProps, 'hrefOf'> {
  /** The newest first, as far as they are loaded; null while the first are on their way. */
  items: SeriesListProps['items'] | null
  /** Reason why they could not be loaded, as a sentence. */
  error?: string | undefined
  /** Asks for them again. */
  onRetry: () => void
  /** Where all stories of the author stand. */
  storiesHref: string
  /** Makes a series and leads to it, or gives why not as a sentence. */
  onCreate: (words: SeriesWords) => Promise<string | null>
}

/** All series of an author, and the way to a new one. */
export function MySeriesScreen(props: MySeriesScreenProps) {
  const { mine } = useSeriesMessages().series
  const [isMaking, setMaking] = useState(false)

  return (
    <>
      <div css={styles.head}>
        <h1 css={styles.title}>{mine.title}</h1>
        <div css={styles.acts}>
          <ButtonLink href={props.storiesHref}>{mine.toStories}</ButtonLink>
          <Button icon="plus" onPress={() => setMaking(true)} variant="primary">
            {mine.create}
          </Button>
        </div>
      </div>
      <p css={styles.lead}>{mine.lead}</p>
      <Own {...props} />
      <NewSeries isOpen={isMaking} onClose={() => setMaking(false)} onCreate={props.onCreate} />
    </>
  )
}

interface NewSeriesProps extends Pick<MySeriesScreenProps, 'onCreate'> {
  /** The form stands. */
  isOpen: boolean
  /** Nothing is made. */
  onClose: () => void
}

function NewSeries({ isOpen, onClose, onCreate }: NewSeriesProps) {
  const { mine } = useSeriesMessages().series

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={mine.create}>
      <SeriesForm
        busyLabel={mine.creating}
        initialValues={{ title: '', description: '' }}
        onSave={onCreate}
        submitLabel={mine.create}
      >
        <Button onPress={onClose}>{mine.cancel}</Button>
      </SeriesForm>
    </Dialog>
  )
}

function Own({ items, error, onRetry, hrefOf, ...more }: MySeriesScreenProps) {
  const { mine } = useSeriesMessages().series

  if (items === null) {
    return error === undefined ? (
      <Spinner isPage label={mine.loading} />
    ) : (
      <ErrorState message={error} onRetry={onRetry} />
    )
  }
  if (items.length === 0) return <EmptyState hint={mine.emptyHint} title={mine.empty} />
  return (
    <div css={styles.list}>
      <h2>
        <VisuallyHidden>{mine.title}</VisuallyHidden>
      </h2>
      <SeriesList hrefOf={hrefOf} items={items} />
      {more.moreError && <FormError>{more.moreError}</FormError>}
      {more.hasMore && (
        <Button busyLabel={mine.loadingMore} isBusy={more.isBusy} onPress={more.onLoadMore}>
          {mine.more}
        </Button>
      )}
    </div>
  )
}
