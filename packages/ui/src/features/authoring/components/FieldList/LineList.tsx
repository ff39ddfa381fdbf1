import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useAuthoredStory } from '../../model/structure/storyLanguage.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { TextArea } from '../../../../design-system/primitives/TextArea/TextArea.tsx'
import { VariedText } from '../VariedText/VariedText.tsx'

export interface LineListProps {
  label: string
  hint?: string | undefined
  value: readonly string[] | undefined
  most: number
  plainMax?: number | undefined
  /** Owner of the lines. Another owner resets the typed text. */
  of: string
  onChange: (lines: string[]) => void
}

const writtenIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** Edits sentences, one per line. An unfinished line stays as typed. */
export function LineList({ label, hint, value = [], of, onChange, ...limits }: LineListProps) {
  const { most, plainMax, plainMax: lineMax = STORY_LIMITS.lineMax } = limits
  const { lang } = useAuthoredStory()
  const [typed, setTyped] = useState<{ of: string; text: string } | null>(null)
  const kept = value.join('\n')
  const isTyped = typed?.of === of && writtenIn(typed.text).join('\n') === kept
  const near = useNearLimit().countNear(value.length, most)
  const { onePerLine } = usePartMessages()

  const handleChange = (next: string) => {
    const written = writtenIn(next)
      .map((line) => [...line].slice(0, lineMax).join('').trim())
      .slice(0, most)
    // The field shows the accepted lines. If lines were cut, the typed text is replaced.
    const isTaken = written.join('\n') === writtenIn(next).join('\n')
    setTyped({ of, text: isTaken ? next : written.join('\n') })
    onChange(written)
  }
  const field = {
    label,
    hint: [hint ?? onePerLine, near].filter(Boolean).join(' '),
    maxLength: most * lineMax,
    onChange: handleChange,
    value: isTyped ? typed.text : kept,
  }

  return plainMax === undefined ? (
    <VariedText {...field} />
  ) : (
    <TextArea {...field} lang={lang} rows={3} />
  )
}
