import { memo, type KeyboardEvent } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'
import type { Selection } from 'react-aria-components'

import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import type { OutlineRow } from '../../../structure/outlineRows.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { StructureOutlineProps } from './StructureOutline.tsx'
import { structureOutlineStyles as styles } from './StructureOutline.styles.ts'
import { ROW_PX, useShownRow } from './useShownRow.ts'

export interface OutlineListProps extends Pick<
  StructureOutlineProps,
  'marks' | 'value' | 'onChange' | 'onOpen' | 'onDelete'
> {
  /** Lines to show, from first to last. */
  items: readonly OutlineRow[]
}

const layoutOptions = { rowSize: ROW_PX }

/** A name with a mark before it, so that no name, however odd, is taken for something else. */
const keyOf = (name: string) => `scene:${name}`
const nameOf = (key: string | number) => String(key).slice('scene:'.length)

/** Deletes the scene whose line the key was pressed on. */
function deleteAt(event: KeyboardEvent, onDelete: OutlineListProps['onDelete']) {
  if (event.key !== 'Delete' && event.key !== 'Backspace') return
  const row = event.target instanceof Element && event.target.closest('[data-key]')
  const key = row ? row.getAttribute('data-key') : null
  if (key === null) return
  event.preventDefault()
  onDelete(nameOf(key))
}

function selectFirst(keys: Selection, onChange: OutlineListProps['onChange']) {
  const [key] = keys === 'all' ? [] : keys
  if (key !== undefined) onChange(nameOf(key))
}

/** Drawn only as far as it is seen, so that ten thousand scenes scroll like ten. */
export const OutlineList = memo(function OutlineList(props: OutlineListProps) {
  const { items, marks, value, onChange, onOpen, onDelete } = props
  const { outline: messages } = useAuthoringMessages().structure

  const list = useShownRow(items.findIndex(({ name }) => name === value))

  return (
    <div onKeyDown={(event) => deleteAt(event, onDelete)} role="presentation">
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <ListBox
          aria-label={messages.label}
          css={styles.list}
          dependencies={[marks]}
          disallowEmptySelection
          items={items}
          ref={list}
          onAction={(key) => onOpen(nameOf(key))}
          onSelectionChange={(keys) => selectFirst(keys, onChange)}
          selectedKeys={[keyOf(value)]}
          selectionBehavior="replace"
          selectionMode="single"
          style={{ blockSize: Math.min(items.length, 13) * ROW_PX }}
        >
          {(row) => (
            <ListBoxItem css={styles.row} id={keyOf(row.name)} textValue={row.name || ' '}>
              <RowFace mark={marks.get(row.name)} row={row} />
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </div>
  )
})

/** Deeper scenes stand no further in, or a long way would leave no room for their names. */
const DEEPEST = 5

interface RowFaceProps {
  /** The scene of this row. */
  row: OutlineRow
  /** The gravest thing that the review found in it. */
  mark: 'error' | 'person' | 'hint' | undefined
}

function RowFace({ row, mark }: RowFaceProps) {
  const { outline: messages } = useAuthoringMessages().structure
  const { name, kind, depth, choices, isReached } = row
  const what =
    kind === 'scene'
      ? fill(choices === 1 ? messages.oneChoice : messages.choices, { count: choices })
      : messages[kind]

  return (
    <>
      <span style={{ paddingInlineStart: Math.min(depth, DEEPEST) * 12 }}>
        <span aria-hidden="true" css={[styles.dot, styles[kind]]} />
      </span>
      <span css={[styles.name, kind === 'missing' && styles.lost]}>
        <bdi>{name}</bdi>
      </span>
      <span css={styles.what}>
        {mark && (
          <span css={styles[mark]}>
            <Icon name={mark === 'person' ? 'eye' : 'warning'} size={16} />
            <VisuallyHidden>{messages.mark[mark]}, </VisuallyHidden>
          </span>
        )}
        {isReached ? what : `${what}, ${messages.unreached}`}
      </span>
    </>
  )
}
