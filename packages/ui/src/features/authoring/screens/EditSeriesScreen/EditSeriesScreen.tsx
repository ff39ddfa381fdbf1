import type { MyStory, Series, SeriesPart, SeriesWords } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'
import { useState } from 'react'

import { FormError } from '../../../../design-system/primitives/FormError/FormError.tsx'
import { SeriesForm } from '../../components/SeriesForm/SeriesForm.tsx'
import { SeriesPartList } from '../../components/SeriesPartList/SeriesPartList.tsx'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { ButtonLink } from '../../../../design-system/primitives/ButtonLink/ButtonLink.tsx'
import { QuestionDialog } from '../../../../design-system/primitives/ConfirmDialog/QuestionDialog.tsx'
import { ErrorState } from '../../../../design-system/primitives/ErrorState/ErrorState.tsx'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'
import { Spinner } from '../../../../design-system/primitives/Spinner/Spinner.tsx'
import { PageHeader } from '../../../../design-system/primitives/PageHeader/PageHeader.tsx'
import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { titleOf } from '../../../story/model/storyMessages.ts'
import { NotFoundScreen } from '../../../site/screens/NotFoundScreen/NotFoundScreen.tsx'
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, measure } = theme

const styles = {
  page: { display: 'grid', gap: space.xxl, paddingBlockEnd: space.giant },
  section: { display: 'grid', gap: space.m, minInlineSize: 0 },
  heading: { fontSize: size.heading },
  hint: { color: color.textMuted },
  add: { maxInlineSize: measure.reading },
}

interface EditSeriesProps extends Omit<SeriesPartsProps, 'parts'> {
  series: Series
  /** URL of the author's list of series. */
  mySeriesHref: string
  /** URL of the page of this series. */
  seriesHref: string
  /** Saves title and description. Resolves with an error message, or null. */
  onSave: (words: SeriesWords) => Promise<string | null>
  onDelete: () => Promise<string | null>
}

export interface EditSeriesScreenProps extends Omit<EditSeriesProps, 'series'> {
  /** Null while loading, or if the author has no such series. */
  series: Series | null
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
}

/** Page for editing the title, description and parts of a series. */
export function EditSeriesScreen({
  series,
  status,
  error,
  onRetry,
  ...edit
}: EditSeriesScreenProps) {
  const { series: messages } = useSeriesMessages()

  if (status === 'loading') return <Spinner isPage label={messages.loading} />
  if (status === 'failed')
    return <ErrorState message={error ?? messages.failed} onRetry={onRetry} />
  if (!series) {
    return (
      <NotFoundScreen
        homeHref={edit.mySeriesHref}
        homeLabel={messages.mine.title}
        title={messages.missing}
      />
    )
  }
  return <EditSeries {...edit} key={series.id} series={series} />
}

function EditSeries({
  series,
  mySeriesHref,
  seriesHref,
  onSave,
  onDelete,
  ...parts
}: EditSeriesProps) {
  const { edit, mine } = useSeriesMessages().series
  const { title, description } = series
  const [isAsked, setAsked] = useState(false)

  return (
    <div css={styles.page}>
      <PageHeader
        actions={
          <>
            <ButtonLink href={mySeriesHref}>{mine.title}</ButtonLink>
            <ButtonLink href={seriesHref} icon="eye">
              {edit.toPage}
            </ButtonLink>
          </>
        }
        title={title}
      />
      <SeriesParts {...parts} parts={series.parts} />
      <section css={styles.section}>
        <h2 css={styles.heading}>{edit.words}</h2>
        <SeriesForm
          busyLabel={mine.saving}
          doneMessage={mine.saved}
          initialValues={{ title, description }}
          onSubmit={onSave}
          submitLabel={mine.save}
        />
      </section>
      <div>
        <Button icon="trash" onPress={() => setAsked(true)} variant="quiet">
          {edit.delete}
        </Button>
      </div>
      {isAsked && (
        <QuestionDialog
          busyLabel={edit.deleting}
          cancelLabel={edit.keep}
          confirmLabel={edit.delete}
          onClose={() => setAsked(false)}
          onConfirm={onDelete}
          title={fill(edit.askDelete, { title })}
          variant="danger"
        >
          <p>{edit.deleteMeans}</p>
        </QuestionDialog>
      )}
    </div>
  )
}

interface SeriesPartsProps {
  parts: readonly SeriesPart[]
  stories: readonly Pick<MyStory, 'id' | 'title'>[]
  orderError?: string | undefined
  /** Called with the ids of all parts in the new order. */
  onOrder: (storyIds: string[]) => void
}

function SeriesParts({ parts, stories, orderError, onOrder }: SeriesPartsProps) {
  const { series, story: storyMessages } = useSeriesMessages()
  const { edit, noParts } = series
  const { count } = useFormat()
  const ids = parts.map(({ story }) => story.id)
  const others = stories.filter(({ id }) => !ids.includes(id))
  const most = LIMITS.seriesPartsMax

  return (
    <section css={styles.section}>
      <h2 css={styles.heading}>{edit.parts}</h2>
      <p css={styles.hint}>{parts.length === 0 ? noParts : edit.partsHint}</p>
      {orderError && <FormError>{orderError}</FormError>}
      <SeriesPartList items={parts} onOrder={onOrder} />
      {parts.length >= most ? (
        <p css={styles.hint}>{fill(edit.full, { count: count(most) })}</p>
      ) : (
        <div css={styles.add}>
          <Select
            blankLabel={others.length > 0 ? edit.choose : edit.none}
            items={others.map((story) => ({
              value: story.id,
              label: titleOf(story, storyMessages),
            }))}
            label={edit.add}
            onChange={(id) => id && onOrder([...ids, id])}
            value=""
          />
        </div>
      )}
    </section>
  )
}
