import type { SeriesPart } from '@kathasagar/api/contract'
import { useRef, useState } from 'react'

import { useAfterEdit } from '../../../../design-system/hooks/useAfterEdit.ts'
import { fill } from '../../../../design-system/format/fill.ts'
import { useSeriesMessages } from '../../../../messages/useSeriesMessages.ts'
import { languageOf, titleOf } from '../../../story/model/storyMessages.ts'
import { CoverImage } from '../../../../design-system/primitives/CoverImage/CoverImage.tsx'
import { IconButton } from '../../../../design-system/primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { StatusPill } from '../../../story/components/StatusPill/StatusPill.tsx'
import { seriesPartListStyles as styles } from './SeriesPartList.styles.ts'

export interface SeriesPartListProps {
  items: readonly SeriesPart[]
  /** Called with the ids of the stories in the new order. */
  onOrder: (storyIds: string[]) => void
}

/** Moves parts. Keeps the focus on the moved part and announces its position. */
function usePartActs({ items: parts, onOrder }: SeriesPartListProps) {
  const { series, story: storyMessages } = useSeriesMessages()
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  const focusOn = useAfterEdit(list)
  const ids = parts.map(({ story }) => story.id)
  const titleAt = (at: number) => {
    const part = parts[at]
    return part ? titleOf(part.story, storyMessages) : ''
  }

  return {
    list,
    told,
    move: (from: number, to: number) => {
      const id = ids[from]
      if (id === undefined) return
      onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, id))
      setTold(fill(series.edit.moved, { title: titleAt(from), number: to + 1 }))
      const isAtEnd = to === 0 || to === ids.length - 1
      const act = to < from === isAtEnd ? 'down' : 'up'
      focusOn(`[data-part="${id}"] [data-act="${act}"] button`)
    },
    takeOut: (at: number) => {
      onOrder(ids.toSpliced(at, 1))
      setTold(fill(series.edit.takenOut, { title: titleAt(at) }))
      focusOn(`[data-part="${ids[at + 1] ?? ids[at - 1]}"] [data-act="out"] button`)
    },
  }
}

/** Lists the parts of a series, with buttons to move and remove them. */
export function SeriesPartList(props: SeriesPartListProps) {
  const { list, told, move, takeOut } = usePartActs(props)
  const { series, story: storyMessages } = useSeriesMessages()
  const { edit } = series

  return (
    <>
      <ol css={styles.list} ref={list}>
        {props.items.map(({ story }, at) => {
          const title = titleOf(story, storyMessages)
          return (
            <li css={styles.row} data-part={story.id} key={story.id}>
              <span css={styles.place}>{at + 1}</span>
              <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
              <span css={styles.title} {...languageOf(story)}>
                {title}
              </span>
              {story.status !== 'published' && <StatusPill status={story.status} />}
              <span css={styles.acts}>
                <span data-act="up">
                  <IconButton
                    icon="arrowUp"
                    isDisabled={at === 0}
                    label={fill(edit.up, { title })}
                    onPress={() => move(at, at - 1)}
                    size="small"
                  />
                </span>
                <span data-act="down">
                  <IconButton
                    icon="arrowDown"
                    isDisabled={at === props.items.length - 1}
                    label={fill(edit.down, { title })}
                    onPress={() => move(at, at + 1)}
                    size="small"
                  />
                </span>
                <span data-act="out">
                  <IconButton
                    icon="close"
                    label={fill(edit.takeOut, { title })}
                    onPress={() => takeOut(at)}
                    size="small"
                  />
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </>
  )
}
