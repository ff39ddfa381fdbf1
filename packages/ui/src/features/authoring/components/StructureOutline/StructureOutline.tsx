import type { DraftStructure } from '@kathasagar/story/schema'
import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { isComposing } from '../../../../design-system/hooks/isComposing.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { outlineRows, type OutlineRow } from '../../model/structure/outlineRows.ts'
import { searchStructure } from '../../model/structure/findReplace.ts'
import { wordsIn } from '../../model/structure/structureEdit.ts'
import type { NodeMarks } from '../../model/structure/structureFocus.ts'
import { Button } from '../../../../design-system/primitives/Button/Button.tsx'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { TextInput } from '../../../../design-system/primitives/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../../design-system/primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useShape } from './useShape.ts'
import { theme } from '../../../../design-system/theme/theme.ts'

const { control, color, space, radius, size, focusRing, lineWidth, icon, optical } = theme

const styles = {
  // The minimum of 0 allows the column to shrink, although the list caches the row widths.
  place: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.s,
    minInlineSize: 0,
  },
  found: { minBlockSize: '1.4em', color: color.textMuted, fontSize: size.small },
  empty: { display: 'grid', justifyItems: 'start', gap: space.m, color: color.textSecondary },
  list: {
    overflowY: 'auto' as const,
    outline: 'none',
    borderRadius: radius.m,
    '&[data-focus-visible]': focusRing,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s,
    boxSizing: 'border-box' as const,
    blockSize: `calc(${control.l} - ${space.hair})`,
    paddingInline: `${space.s} ${space.m}`,
    border: `${lineWidth.hairline} solid transparent`,
    borderRadius: radius.m,
    cursor: 'pointer',
    outline: 'none',
    '&[data-hovered]': { background: color.raised },
    '&[data-selected]': { borderColor: color.lineControl, background: color.raised },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
    '@media (forced-colors: active)': { '&[data-selected]': { borderColor: 'Highlight' } },
  },
  dot: {
    display: 'inline-block',
    inlineSize: `calc(${icon.dot} + ${optical})`,
    blockSize: `calc(${icon.dot} + ${optical})`,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    verticalAlign: 'middle',
  },
  scene: {},
  start: { borderColor: color.action, background: color.action },
  ending: {
    borderColor: color.accent,
    borderRadius: `calc(${radius.xs} / 2)`,
    transform: 'rotate(45deg)',
  },
  missing: { borderColor: color.dangerText, background: color.dangerText },
  name: {
    overflow: 'hidden',
    paddingBlockStart: space.hair,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap' as const,
  },
  lost: { color: color.dangerText },
  what: {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.textMuted,
    fontSize: size.caption,
    whiteSpace: 'nowrap' as const,
  },
  error: { display: 'grid', color: color.dangerText },
  hint: { display: 'grid', color: color.warningText },
  person: { display: 'grid', color: color.noteText },
}

export interface StructureOutlineProps {
  structure: DraftStructure
  marks: NodeMarks
  value: string
  onChange: (name: string) => void
  onOpen: (name: string) => void
  onDelete: (name: string) => void
  onAdd: () => void
  isNarrow?: boolean
}

export function StructureOutline(props: StructureOutlineProps) {
  const { structure, marks, value, onChange, onOpen, onDelete, onAdd, isNarrow } = props
  const { outline: messages } = useAuthoringMessages().structure
  const { count } = useFormat()
  const [query, setQuery] = useState('')
  const calm = useDeferredValue(structure)
  const shape = useShape(calm)
  const words = useMemo(
    () => new Map(Object.entries(calm.nodes).map(([name, { text }]) => [name, wordsIn(text)])),
    [calm],
  )
  const rows = useMemo(() => outlineRows(shape), [shape])
  const found = useMemo(() => searchStructure(structure, query), [structure, query])
  const shown = found ? rows.filter(({ name }) => found.has(name)) : rows

  const handleEnter = ({ key, nativeEvent }: KeyboardEvent) => {
    const first = shown[0]
    if (key === 'Enter' && !isComposing(nativeEvent) && found && first) onOpen(first.name)
  }

  return (
    <div css={styles.place}>
      <div data-own-undo="" onKeyDown={handleEnter} role="presentation">
        <TextInput label={messages.search} onChange={setQuery} type="search" value={query} />
      </div>
      <p css={styles.found} role="status">
        {found &&
          (shown.length === 0
            ? messages.nothing
            : fill(messages.found, { count: count(shown.length), total: count(rows.length) }))}
      </p>
      {rows.length === 0 ? (
        <div css={styles.empty}>
          <p>{messages.empty}</p>
          <Button icon="plus" onPress={onAdd} size="small">
            {messages.first}
          </Button>
        </div>
      ) : (
        <OutlineList
          marks={marks}
          onDelete={onDelete}
          onOpen={onOpen}
          onChange={onChange}
          items={shown}
          value={value}
          words={isNarrow ? undefined : words}
        />
      )}
    </div>
  )
}

interface OutlineListProps extends Omit<StructureOutlineProps, 'structure' | 'onAdd' | 'isNarrow'> {
  items: readonly OutlineRow[]
  /** Number of words of each scene, by scene name. */
  words: ReadonlyMap<string, number> | undefined
}

/** Height of a row, in pixels. */
const ROW_PX = 40
/** Maximum number of frames to wait until the browser has calculated the size of the list. */
const FRAMES_TO_SIZE = 30

/** Maximum indentation level, so that there is space for the names. */
const DEEPEST = 5

const layoutOptions = { rowSize: ROW_PX }

/** Adds a prefix to a scene name, so that it is not equal to another key of the list. */
const keyOf = (name: string) => `scene:${name}`
const nameOf = (key: string | number) => String(key).slice('scene:'.length)

function deleteAt(event: KeyboardEvent, onDelete: OutlineListProps['onDelete']) {
  if (event.key !== 'Delete' && event.key !== 'Backspace') return
  const row = event.target instanceof Element && event.target.closest('[data-key]')
  const key = row ? row.getAttribute('data-key') : null
  if (key === null) return
  event.preventDefault()
  onDelete(nameOf(key))
}

const OutlineList = memo(function OutlineList(props: OutlineListProps) {
  const { items, marks, words, value, onChange, onOpen, onDelete } = props
  const { outline: messages } = useAuthoringMessages().structure
  const { counted } = useFormat()

  const list = useShownRow(items.findIndex(({ name }) => name === value))

  return (
    <div onKeyDown={(event) => deleteAt(event, onDelete)} role="presentation">
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
        <ListBox
          aria-label={messages.label}
          css={styles.list}
          dependencies={[marks, words]}
          disallowEmptySelection
          items={items}
          ref={list}
          onAction={(key) => onOpen(nameOf(key))}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys
            if (key !== undefined) onChange(nameOf(key))
          }}
          selectedKeys={[keyOf(value)]}
          selectionBehavior="replace"
          selectionMode="single"
          style={{ blockSize: Math.min(items.length, 13) * ROW_PX }}
        >
          {({ name, kind, depth, choices, isReached }) => {
            const mark = marks.get(name)
            const what =
              kind === 'scene'
                ? fill(choices === 1 ? messages.oneChoice : messages.choices, { count: choices })
                : messages[kind]
            return (
              <ListBoxItem css={styles.row} id={keyOf(name)} textValue={name || ' '}>
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
                  {words &&
                    kind !== 'missing' &&
                    ` · ${counted(messages.words, words.get(name) ?? 0)}`}
                </span>
              </ListBoxItem>
            )
          }}
        </ListBox>
      </Virtualizer>
    </div>
  )
})

/**
 * Scrolls to a row when its index changes.
 * @param place 0-based index, or -1 to do nothing.
 */
function useShownRow(place: number) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const show = (triesLeft: number) => {
      const box = list.current
      if (!box || place < 0) return
      const top = place * ROW_PX
      // The list has no height in its first frame, so scrolling is tried again.
      if (box.scrollHeight < top + ROW_PX && triesLeft > 0) {
        frame = requestAnimationFrame(() => show(triesLeft - 1))
        return
      }
      const isSeen = top >= box.scrollTop && top + ROW_PX <= box.scrollTop + box.clientHeight
      if (!isSeen) box.scrollTop = top - box.clientHeight / 2
    }
    show(FRAMES_TO_SIZE)
    return () => cancelAnimationFrame(frame)
  }, [place])

  return list
}
