import { useId } from 'react'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { SectionHeading } from '../../components/primitives/SectionHeading/SectionHeading.tsx'
import type { LoadMoreProps } from '../../components/story/LoadMore/LoadMore.tsx'
import { SeriesList, type SeriesListProps } from '../../components/story/SeriesList/SeriesList.tsx'
import { useAuthorsMessages } from '../../messages/useAuthorsMessages.ts'
import { authorScreenStyles as styles } from './AuthorScreen.styles.ts'

export type AuthorSeriesProps = SeriesListProps & LoadMoreProps

/** Stories of the author's that follow each other. */
export function AuthorSeries({ items, hrefOf, ...more }: AuthorSeriesProps) {
  const { authors: messages } = useAuthorsMessages()
  const titleId = useId()

  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} title={messages.series} />
      <SeriesList hrefOf={hrefOf} items={items} />
      {more.moreError && <FormError>{more.moreError}</FormError>}
      {more.hasMore && (
        <Button
          busyLabel={messages.loadingSeries}
          css={styles.moreSeries}
          isBusy={more.isBusy}
          onPress={more.onLoadMore}
        >
          {messages.moreSeries}
        </Button>
      )}
    </section>
  )
}
