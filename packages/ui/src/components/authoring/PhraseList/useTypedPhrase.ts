import { useState, type KeyboardEvent } from 'react'

import { isComposing } from '../../../hooks/isComposing.ts'
import { isSaveKey } from '../../../hooks/isSaveKey.ts'
import type { PhraseListProps } from './PhraseList.tsx'

interface TypedPhrase {
  typed: string
  /** The phrase in whose place it is to stand; null for one more. */
  mended: string | null
}

interface TypedPhraseOptions extends PhraseListProps {
  /** A key has taken what was typed. */
  onTaken: () => void
}

const NOTHING: TypedPhrase = { typed: '', mended: null }

/** As much of a line as a phrase may hold: the field lets no more be typed. */
const cut = (line: string, most: number) => [...line.trim()].slice(0, most).join('').trim()

/** The phrase that is being typed, and how it gets among the others or in place of one. */
export function useTypedPhrase(options: TypedPhraseOptions) {
  const { value, most, maxLength, onChange, onTaken } = options
  const [{ typed, mended }, setPhrase] = useState(NOTHING)

  const take = (text: string) => {
    const given = text.split('\n').flatMap((line) => cut(line, maxLength) || [])
    const at = mended === null ? -1 : value.indexOf(mended)
    const others = at < 0 ? value : value.toSpliced(at, 1)
    const fresh = [...new Set(given)].filter((phrase) => !others.includes(phrase))
    setPhrase(NOTHING)
    if (fresh.length === 0 || (fresh.length === 1 && fresh[0] === mended)) return
    const room = most - others.length
    onChange(others.toSpliced(at < 0 ? others.length : at, 0, ...fresh.slice(0, room)))
  }
  const mend = (phrase: string) => setPhrase({ typed: phrase, mended: phrase })
  const setTyped = (text: string) => setPhrase({ typed: text, mended })
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1)
    // Enter sends no form from here, whoever it is meant for.
    if (event.key === 'Enter') event.preventDefault()
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter' || isSaveKey(event)) {
      take(typed)
      onTaken()
    } else if (event.key === 'Backspace' && typed === '' && mended === null && last !== undefined) {
      event.preventDefault()
      mend(last)
    }
  }
  return { typed, mended, setTyped, mend, take, handleKey }
}
