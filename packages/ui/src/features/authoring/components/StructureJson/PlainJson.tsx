import { useEffect, useRef } from 'react'

import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import type { StructureFocus } from '../../model/structure/structureFocus.ts'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { pathOf, placeInJson } from './jsonFaults.ts'

export interface PlainJsonProps {
  /** What stands in the field. */
  value: string
  /** Called with everything that is typed, sound or not. */
  onChange: (text: string) => void
  /** Reason why the text is no structure. */
  error: string | undefined
  /** Where the cursor is to go. */
  focus: StructureFocus | null
  /** Whether the text stands here because the code editor could not hold it. */
  isTooLarge?: boolean
}

/** Selects the name of a scene, or a choice, where it begins. */
function showPlace(area: HTMLTextAreaElement, focus: StructureFocus) {
  const span = placeInJson(area.value, pathOf(focus))
  if (!span) return
  area.focus()
  area.setSelectionRange(span.from, span.to)
  const line = area.value.slice(0, span.from).split('\n').length
  area.scrollTop = (line - 3) * Number.parseFloat(getComputedStyle(area).lineHeight)
}

/** JSON in a plain field, which every device and screen reader knows. */
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
