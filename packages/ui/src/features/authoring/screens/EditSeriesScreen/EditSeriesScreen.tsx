import type { MyStory, Series, SeriesWords } from '@kathasagar/api/contract'
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
import { Stack } from '../../../../design-system/primitives/Stack/Stack.tsx'
import { Text } from '../../../../design-system/primitives/Text/Text.tsx'
import { Heading } from '../../../../design-system/primitives/Heading/Heading.tsx'

const styles = {
  page: { paddingBlockEnd: theme.space.giant },
  add: { maxInlineSize: theme.measure.reading },
}

interface EditSeriesProps {
  series: Series
  stories: readonly Pick<MyStory, 'id' | 'title'>[]
  orderError?: string | undefined
  onOrder: (storyIds: string[]) => void
  mySeriesHref: string
  seriesHref: string
  onSave: (words: SeriesWords) => Promise<string | null>
  onDelete: () => Promise<string | null>
}

export interface EditSeriesScreenProps extends Omit<EditSeriesProps, 'series'> {
  /** Series to edit. Null while it is loading, or if the author has no such series. */
  series: Series | null
  status: 'loading' | 'failed' | 'missing' | 'ready'
  error?: string | undefined
  onRetry: () => void
}

export function EditSeriesScreen(props: EditSeriesScreenProps) {
  const { series, status, error, onRetry, ...edit } = props
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

function EditSeries({ series, stories, orderError, onOrder, ...props }: EditSeriesProps) {
  const { series: messages, story: storyMessages } = useSeriesMessages()
  const { edit, mine, noParts } = messages
  const { count } = useFormat()
  const { title, description, parts } = series
  const [isAsked, setAsked] = useState(false)
  const ids = parts.map(({ story }) => story.id)
  const others = stories.filter(({ id }) => !ids.includes(id))
  const most = LIMITS.seriesPartsMax

  return (
    <Stack css={styles.page} gap="xxl">
      <PageHeader
        actions={
          <>
            <ButtonLink href={props.mySeriesHref}>{mine.title}</ButtonLink>
            <ButtonLink href={props.seriesHref} icon="eye">
              {edit.toPage}
            </ButtonLink>
          </>
        }
        title={title}
      />
      <Stack as="section" gap="m">
        <Heading level={2} size="heading">
          {edit.parts}
        </Heading>
        <Text tone="muted">{parts.length === 0 ? noParts : edit.partsHint}</Text>
        {orderError && <FormError>{orderError}</FormError>}
        <SeriesPartList items={parts} onOrder={onOrder} />
        {parts.length >= most ? (
          <Text tone="muted">{fill(edit.full, { count: count(most) })}</Text>
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
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2} size="heading">
          {edit.words}
        </Heading>
        <SeriesForm
          busyLabel={mine.saving}
          doneMessage={mine.saved}
          initialValues={{ title, description }}
          onSubmit={props.onSave}
          submitLabel={mine.save}
        />
      </Stack>
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
          onConfirm={props.onDelete}
          title={fill(edit.askDelete, { title })}
          variant="danger"
        >
          <p>{edit.deleteMeans}</p>
        </QuestionDialog>
      )}
    </Stack>
  )
}
