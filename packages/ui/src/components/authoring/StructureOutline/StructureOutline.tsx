import type { DraftStructure } from '@kathasagar/story/schema'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'

import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { isComposing } from '../../../hooks/isComposing.ts'
import { outlineRows } from '../../../structure/outlineRows.ts'
import { searchStructure } from '../../../structure/searchStructure.ts'
import type { NodeMarks } from '../../../structure/structureFocus.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { OutlineList } from './OutlineList.tsx'
import { structureOutlineStyles as styles } from './StructureOutline.styles.ts'
import { useShape } from './useShape.ts'

export interface StructureOutlineProps {
  /** The graph whose scenes are listed. */
  structure: DraftStructure
  /** What the review says, node by node. */
  marks: NodeMarks
  /** Name of the scene that is open. */
  value: string
  /** A scene was chosen; moving through the list chooses too. */
  onChange: (name: string) => void
  /** A scene was opened, to be written in. */
  onOpen: (name: string) => void
  /** A scene is to go. */
  onDelete: (name: string) => void
  /** Another scene is asked for. */
  onAdd: () => void
}

/** The scenes as a list that reads on from the start, with a search: all of the story by keyboard. */
export function StructureOutline(props: StructureOutlineProps) {
  const { structure, marks, value, onChange, onOpen, onDelete, onAdd } = props
  const { outline: messages } = useAuthoringMessages().structure
  const [query, setQuery] = useState('')
  const shape = useShape(useDeferredValue(structure))
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
        {found && <Found count={shown.length} total={rows.length} />}
      </p>
      {rows.length === 0 ? (
        <NoScenes onAdd={onAdd} />
      ) : (
        <OutlineList
          marks={marks}
          onDelete={onDelete}
          onOpen={onOpen}
          onChange={onChange}
          items={shown}
          value={value}
        />
      )}
    </div>
  )
}

function NoScenes({ onAdd }: Pick<StructureOutlineProps, 'onAdd'>) {
  const { outline: messages } = useAuthoringMessages().structure

  return (
    <div css={styles.empty}>
      <p>{messages.empty}</p>
      <Button icon="plus" onPress={onAdd} size="small">
        {messages.first}
      </Button>
    </div>
  )
}

function Found({ count, total }: { count: number; total: number }) {
  const { outline: messages } = useAuthoringMessages().structure
  const format = useFormat()
  if (count === 0) return messages.nothing
  return fill(messages.found, { count: format.count(count), total: format.count(total) })
}
