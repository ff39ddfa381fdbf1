import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { useState } from 'react'

import { useNearLimit } from '../../../structure/useNearLimit.ts'
import { VariedText } from '../VariedText/VariedText.tsx'

export interface LineListProps {
  /** Names the lines. */
  label: string
  /** What belongs here. */
  hint?: string | undefined
  /** From first to last. */
  value: readonly string[] | undefined
  /** Of these at once. */
  most: number
  /** Whose they are; another one's lines do not show what was typed here. */
  of: string
  onChange: (lines: string[]) => void
}

const writtenIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

/** Sentences that may vary, one a line; lines in the making stand as they are typed. */
export function LineList({ label, hint, value = [], most, of, onChange }: LineListProps) {
  const [typed, setTyped] = useState<{ of: string; text: string } | null>(null)
  const kept = value.join('\n')
  const isTyped = typed?.of === of && writtenIn(typed.text).join('\n') === kept
  const text = isTyped ? typed.text : kept
  const near = useNearLimit().countNear(value.length, most)

  const handleChange = (next: string) => {
    const written = writtenIn(next)
      .map((line) => [...line].slice(0, STORY_LIMITS.lineMax).join('').trim())
      .slice(0, most)
    // What is one too many is not taken, and the field shows what is.
    const isTaken = written.join('\n') === writtenIn(next).join('\n')
    setTyped({ of, text: isTaken ? next : written.join('\n') })
    onChange(written)
  }

  return (
    <VariedText
      hint={[hint, near].filter(Boolean).join(' ')}
      label={label}
      maxLength={most * STORY_LIMITS.lineMax}
      onChange={handleChange}
      value={text}
    />
  )
}
