import { useEffect, useRef, useState } from 'react'
import type { DraftStructure } from '@kathasagar/api/contract'

import { useMessages } from '../../messages/useMessages.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { structureTabStyles } from './StructureTab.styles.ts'

/** Reads JSON as a structure, or says in a sentence why it is none. */
export type ReadStructure = (json: string) => { structure: DraftStructure } | { error: string }

/** A place in the structure to be looked at; a new object each time it is asked for. */
export interface StructureFocus {
  node: string
  choice?: number | undefined
}

export interface StructureTextProps {
  structure: DraftStructure
  onChange: (structure: DraftStructure) => void
  /** Typed JSON that is no structure; null while the structure stands. */
  unsoundText: string | null
  /** Such JSON was typed, or is one again. */
  onUnsoundText: (text: string | null) => void
  readStructure: ReadStructure
  /** Where the cursor is to go. */
  focus?: StructureFocus | null
}

const asText = (structure: DraftStructure) => JSON.stringify(structure, null, 2)

/** Selects a scene's name where its scene begins. */
function showNode(area: HTMLTextAreaElement, node: string) {
  const name = JSON.stringify(node)
  const at = area.value.indexOf(`${name}: {`)
  if (at < 0) return
  area.focus()
  area.setSelectionRange(at, at + name.length)
  const line = area.value.slice(0, at).split('\n').length
  area.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight)
}

/** The structure as JSON in a plain field, which every device and screen reader knows. */
export function StructureText(props: StructureTextProps) {
  const { structure, onChange, unsoundText, onUnsoundText, readStructure, focus } = props
  const words = useMessages().authoring.structure
  const styles = structureTabStyles(useTheme())
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<{ text: string; gave: DraftStructure } | null>(null)

  // What was typed keeps its line breaks; a structure from elsewhere is written out anew.
  const sound = typed?.gave === structure ? typed.text : asText(structure)
  const read = unsoundText === null ? null : readStructure(unsoundText)
  const error = read && 'error' in read ? read.error : undefined

  const handleChange = (text: string) => {
    const answer = readStructure(text)
    if ('error' in answer) return onUnsoundText(text)
    setTyped({ text, gave: answer.structure })
    if (unsoundText !== null) onUnsoundText(null)
    onChange(answer.structure)
  }

  useEffect(() => {
    const area = place.current?.querySelector('textarea')
    if (area && focus) showNode(area, focus.node)
  }, [focus])

  return (
    <div ref={place}>
      <TextArea
        error={error && `${error} ${words.invalid}`}
        hint={words.jsonHint}
        kind="code"
        label={words.json}
        name="story_structure"
        onChange={handleChange}
        rows={20}
        value={unsoundText ?? sound}
      />
      {unsoundText !== null && (
        <Button css={styles.unsound} icon="undo" onPress={() => onUnsoundText(null)} size="small">
          {words.reset}
        </Button>
      )}
    </div>
  )
}
