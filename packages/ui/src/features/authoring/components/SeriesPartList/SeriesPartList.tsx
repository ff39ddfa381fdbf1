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
  /** From the first to the last. */
  items: readonly SeriesPart[]
  /** Called with the ids of the stories in the order that is wanted. */
  onOrder: (storyIds: string[]) => void
}

/** Changes of the order, after each of which the focus stays with what was moved, and the new place is told. */
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

/** The parts of a series as its author puts them in order: one press, one place. */
export function SeriesPartList(props: SeriesPartListProps) {
  const { list, told, move, takeOut } = usePartActs(props)

  return (
    <>
      <ol css={styles.list} ref={list}>
        {props.items.map((part, at) => (
          <PartRow
            isLast={at === props.items.length - 1}
            key={part.story.id}
            onMove={(step) => move(at, at + step)}
            onTakeOut={() => takeOut(at)}
            part={part}
            place={at + 1}
          />
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </>
  )
}

interface PartRowProps {
  /** The story and its number. */
  part: SeriesPart
  /** From 1. */
  place: number
  /** Nothing stands after it. */
  isLast: boolean
  /** Called to move it one place up or down. */
  onMove: (step: -1 | 1) => void
  /** Called to take it out of the series. */
  onTakeOut: () => void
}

function PartRow({ part: { story }, ...acts }: PartRowProps) {
  const { story: storyMessages } = useSeriesMessages()
  const title = titleOf(story, storyMessages)

  return (
    <li css={styles.row} data-part={story.id}>
      <span css={styles.place}>{acts.place}</span>
      <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
      <span css={styles.title} {...languageOf(story)}>
        {title}
      </span>
      {story.status !== 'published' && <StatusPill status={story.status} />}
      <PartActs {...acts} title={title} />
    </li>
  )
}

type PartActsProps = Omit<PartRowProps, 'part'> & {
  /** What is moved. */
  title: string
}

function PartActs({ place, isLast, onMove, onTakeOut, title }: PartActsProps) {
  const { up, down, takeOut } = useSeriesMessages().series.edit

  return (
    <span css={styles.acts}>
      <span data-act="up">
        <IconButton
          icon="arrowUp"
          isDisabled={place === 1}
          label={fill(up, { title })}
          onPress={() => onMove(-1)}
          size="small"
        />
      </span>
      <span data-act="down">
        <IconButton
          icon="arrowDown"
          isDisabled={isLast}
          label={fill(down, { title })}
          onPress={() => onMove(1)}
          size="small"
        />
      </span>
      <span data-act="out">
        <IconButton
          icon="close"
          label={fill(takeOut, { title })}
          onPress={onTakeOut}
          size="small"
        />
      </span>
    </span>
  )
}
