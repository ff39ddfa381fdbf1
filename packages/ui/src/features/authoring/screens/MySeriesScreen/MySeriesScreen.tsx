import type { SeriesWords } from '@kathasagar/api/contract'
import { useState } from 'react'

import { SeriesForm } from '../../components/SeriesForm/SeriesForm.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { Collection } from '../../../../design-system/primitives/Collection/Collection.tsx'
import { Dialog } from '../../../../design-system/primitives/Dialog/Dialog.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { LoadMoreProps } from '../../../../design-system/primitives/LoadMore/LoadMore.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import {
  SeriesList,
  type SeriesListProps,
} from '../../../story/components/SeriesList/SeriesList.tsx'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'

export interface MySeriesScreenProps extends LoadMoreProps, Pick<SeriesListProps, 'hrefOf'> {
  items: SeriesListProps['items'] | null
  error?: string | undefined
  onRetry: () => void
  storiesHref: string
  onCreate: (words: SeriesWords) => Promise<string | null>
}

export function MySeriesScreen(props: MySeriesScreenProps) {
  const { items, error, onRetry, hrefOf, storiesHref, onCreate, ...more } = props
  const { mine } = useSeriesMessages().series
  const [isMaking, setMaking] = useState(false)

  return (
    <>
      <PageHeader
        actions={
          <>
            <ButtonLink href={storiesHref}>{mine.toStories}</ButtonLink>
            <Button icon="plus" onPress={() => setMaking(true)} variant="primary">
              {mine.create}
            </Button>
          </>
        }
        lead={mine.lead}
        title={mine.title}
      />
      <Collection
        error={error}
        items={items}
        label={mine.title}
        messages={mine}
        more={more}
        onRetry={onRetry}
      >
        {(series) => (
          <>
            <h2>
              <VisuallyHidden>{mine.title}</VisuallyHidden>
            </h2>
            <SeriesList hrefOf={hrefOf} items={series} />
          </>
        )}
      </Collection>
      <Dialog isOpen={isMaking} onClose={() => setMaking(false)} title={mine.create}>
        <SeriesForm
          busyLabel={mine.creating}
          cancelLabel={mine.cancel}
          initialValues={{ title: '', description: '' }}
          onClose={() => setMaking(false)}
          onSubmit={onCreate}
          submitLabel={mine.create}
        />
      </Dialog>
    </>
  )
}
