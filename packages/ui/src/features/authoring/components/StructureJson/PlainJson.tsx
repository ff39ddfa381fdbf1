import { useEffect, useRef } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { pathOf, placeInJson } from './jsonFaults.ts'

export interface PlainJsonProps {
  value: string
  onChange: (text: string) => void
  error: string | undefined
  focus: StructureFocus | null
  /** True if the text is too large for the code editor. */
  isTooLarge?: boolean
}

/** Selects the name of a scene, or the start of a choice. */
function showPlace(area: HTMLTextAreaElement, focus: StructureFocus) {
  const span = placeInJson(area.value, pathOf(focus))
  if (!span) return
  area.focus()
  area.setSelectionRange(span.from, span.to)
  const line = area.value.slice(0, span.from).split('\n').length
  area.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight)
}

/** Edits JSON in a plain text field. */
export function PlainJson({ value, onChange, error, focus, isTooLarge = false }: PlainJsonProps) {
  const { authoring, structure: messages } = useAuthoringMessages()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const area = place.current?.querySelector('textarea')
    if (area && focus) showPlace(area, focus)
  }, [focus])

  return (
    <div ref={place}>
      <TextArea
        error={error && `${error} ${authoring.structure.invalid}`}
        hint={isTooLarge ? messages.json.tooLarge : authoring.structure.jsonHint}
        kind="code"
        label={messages.json.label}
        name="story_structure"
        onChange={onChange}
        rows={20}
        value={value}
      />
    </div>
  )
}
