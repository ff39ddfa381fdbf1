import type { MyStory, SeriesPart } from '@kathasagar/api/contract'
import { LIMITS } from '@kathasagar/api/contract/vocabulary'

import { FormError } from '../../components/account/FormError/FormError.tsx'
import { SeriesPartList } from '../../components/authoring/SeriesPartList/SeriesPartList.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { fill } from '../../format/fill.ts'
import { useFormat } from '../../format/useFormat.ts'
import { useSeriesMessages } from '../../messages/useSeriesMessages.ts'
import { titleOf } from '../../story/storyMessages.ts'
import { editSeriesScreenStyles as styles } from './EditSeriesScreen.styles.ts'

export interface SeriesPartsProps {
  /** From the first to the last. */
  parts: readonly SeriesPart[]
  /** All stories of the author. */
  stories: readonly Pick<MyStory, 'id' | 'title'>[]
  /** Why the last change of the order was refused, as a sentence. */
  orderError?: string | undefined
  /** Called with the ids of all parts in the order that is wanted. */
  onOrder: (storyIds: string[]) => void
}

/** The parts of a series in their order, and stories that can become one. */
export function SeriesParts({ parts, stories, orderError, onOrder }: SeriesPartsProps) {
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
          <SelectInput
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
