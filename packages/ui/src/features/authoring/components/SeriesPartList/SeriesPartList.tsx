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
import { theme } from '../../../../design-system/theme/theme.ts'

const { color, space, size, radius, lineWidth, media, measure, thumb } = theme

const styles = {
  list: { display: 'grid', gap: space.s, maxInlineSize: measure.reading },
  row: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    gap: space.m,
    padding: space.s,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.surface,
  },
  place: {
    minInlineSize: '2ch',
    color: color.textMuted,
    fontSize: size.label,
    textAlign: 'end' as const,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  cover: { inlineSize: thumb.s, [media.below.m]: { display: 'none' } },
  title: { flex: 1, minInlineSize: '8em', overflowWrap: 'anywhere' as const },
  acts: { display: 'flex', gap: space.xs, marginInlineStart: 'auto' },
}

export interface SeriesPartListProps {
  items: readonly SeriesPart[]
  onOrder: (storyIds: string[]) => void
}

export function SeriesPartList({ items, onOrder }: SeriesPartListProps) {
  const { series, story: storyMessages } = useSeriesMessages()
  const { edit } = series
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  const focusOn = useAfterEdit(list)
  const ids = items.map(({ story }) => story.id)

  // Moves a story, focuses it and announces its new position to screen readers.
  const move = (title: string, from: number, to: number) => {
    const id = ids[from]
    if (id === undefined) return
    onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, id))
    setTold(fill(edit.moved, { title, number: to + 1 }))
    const isAtEnd = to === 0 || to === ids.length - 1
    focusOn(`[data-part="${id}"] [data-act="${to < from === isAtEnd ? 'down' : 'up'}"] button`)
  }

  return (
    <>
      <ol css={styles.list} ref={list}>
        {items.map(({ story }, at) => {
          const title = titleOf(story, storyMessages)
          const acts = [
            { act: 'up', icon: 'arrowUp', label: edit.up, to: at - 1 },
            { act: 'down', icon: 'arrowDown', label: edit.down, to: at + 1 },
          ] as const
          return (
            <li css={styles.row} data-part={story.id} key={story.id}>
              <span css={styles.place}>{at + 1}</span>
              <CoverImage alt="" css={styles.cover} src={story.cover_image_url} />
              <span css={styles.title} {...languageOf(story)}>
                {title}
              </span>
              {story.status !== 'published' && <StatusPill status={story.status} />}
              <span css={styles.acts}>
                {acts.map(({ act, icon, label, to }) => (
                  <span data-act={act} key={act}>
                    <IconButton
                      icon={icon}
                      isDisabled={ids[to] === undefined}
                      label={fill(label, { title })}
                      onPress={() => move(title, at, to)}
                      size="small"
                    />
                  </span>
                ))}
                <span data-act="out">
                  <IconButton
                    icon="close"
                    label={fill(edit.takeOut, { title })}
                    onPress={() => {
                      onOrder(ids.toSpliced(at, 1))
                      setTold(fill(edit.takenOut, { title }))
                      focusOn(`[data-part="${ids[at + 1] ?? ids[at - 1]}"] [data-act="out"] button`)
                    }}
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
