import type { Series, SeriesWords } from '@kathasagar/api/contract'
import { useState } from 'react'

import { SeriesForm } from '../../components/authoring/SeriesForm/SeriesForm.tsx'
import { Button } from '../../components/primitives/Button/Button.tsx'
import { ButtonLink } from '../../components/primitives/ButtonLink/ButtonLink.tsx'
import { ConfirmDialog } from '../../components/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState } from '../../components/primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../components/primitives/Spinner/Spinner.tsx'
import { fill } from '../../format/fill.ts'
import { useQuestion } from '../../hooks/useQuestion.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { NotFoundScreen } from '../NotFoundScreen/NotFoundScreen.tsx'
import { editSeriesScreenStyles as styles } from './EditSeriesScreen.styles.ts'
import { SeriesParts, type SeriesPartsProps } from './SeriesParts.tsx'

interface EditSeriesProps extends Omit<SeriesPartsProps, 'parts'> {
  /** What is changed. */
  series: Series
  /** All series of the author. */
  mySeriesHref: string
  /** The page of this one. */
  seriesHref: string
  /** Saves title and description, or gives why not as a sentence. */
  onSave: (words: SeriesWords) => Promise<string | null>
  /** Deletes it and leads away, or gives why not as a sentence. */
  onDelete: () => Promise<string | null>
}

export interface EditSeriesScreenProps extends Omit<EditSeriesProps, 'series'> {
  /** Null while it is on its way, and where there is none of the reader's. */
  series: Series | null
  /** How far the page is; `missing` where the reader has no such series. */
  status: 'loading' | 'failed' | 'missing' | 'ready'
  /** Reason of the failure, in a sentence. */
  error?: string | undefined
  /** Asks for the series again after a failure. */
  onRetry: () => void
}

/** Where an author says what a series is called, and which stories it has in which order. */
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

  return (
    <div css={styles.page}>
      <div css={styles.head}>
        <h1 css={styles.title} dir="auto">
          {title}
        </h1>
        <div css={styles.acts}>
          <ButtonLink href={mySeriesHref}>{mine.title}</ButtonLink>
          <ButtonLink href={seriesHref} icon="eye">
            {edit.toPage}
          </ButtonLink>
        </div>
      </div>
      <SeriesParts {...parts} parts={series.parts} />
      <section css={styles.section}>
        <h2 css={styles.heading}>{edit.words}</h2>
        <SeriesForm
          busyLabel={mine.saving}
          doneMessage={mine.saved}
          initialValues={{ title, description }}
          onSave={onSave}
          submitLabel={mine.save}
        />
      </section>
      <DeleteSeries onDelete={onDelete} title={title} />
    </div>
  )
}

type DeleteSeriesProps = Pick<EditSeriesProps, 'onDelete'> & { title: string }

function DeleteSeries(props: DeleteSeriesProps) {
  const { edit } = useSeriesMessages().series
  const [isAsked, setAsked] = useState(false)

  return (
    <div>
      <Button icon="trash" onPress={() => setAsked(true)} variant="quiet">
        {edit.delete}
      </Button>
      {isAsked && <DeleteQuestion {...props} onClose={() => setAsked(false)} />}
    </div>
  )
}

function DeleteQuestion({ title, onDelete, onClose }: DeleteSeriesProps & { onClose: () => void }) {
  const { edit } = useSeriesMessages().series
  const question = useQuestion(onDelete)

  return (
    <ConfirmDialog
      {...question}
      busyLabel={edit.deleting}
      cancelLabel={edit.keep}
      confirmLabel={edit.delete}
      isOpen
      onClose={onClose}
      title={fill(edit.askDelete, { title })}
      variant="danger"
    >
      <p>{edit.deleteMeans}</p>
    </ConfirmDialog>
  )
}
