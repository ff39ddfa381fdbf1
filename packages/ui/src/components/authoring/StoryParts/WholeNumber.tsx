import { useState } from 'react'

import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

export interface WholeNumberProps {
  label: string
  /** As it stands. */
  value: number
  /** Least that counts. */
  min: number
  /** Most that counts. */
  max: number
  /** Told while what is typed does not count. */
  fault: string
  /** Called with a number that counts, as it is typed. */
  onChange: (value: number) => void
}

/** A whole number, below nothing too; what does not count stays until it is mended or left. */
export function WholeNumber({ label, value, min, max, fault, onChange }: WholeNumberProps) {
  const [typed, setTyped] = useState<{ of: number; text: string } | null>(null)
  const text = typed?.of === value ? typed.text : String(value)
  const read = (given: string) => (/^-?\d{1,6}$/u.test(given.trim()) ? Number(given) + 0 : null)
  const counts = (number: number | null): number is number =>
    number !== null && number >= min && number <= max

  const handleChange = (next: string) => {
    const number = read(next)
    setTyped({ of: counts(number) ? number : value, text: next })
    if (counts(number) && number !== value) onChange(number)
  }

  return (
    <TextInput
      error={counts(read(text)) ? undefined : fault}
      label={label}
      onBlur={() => setTyped(null)}
      onChange={handleChange}
      value={text}
    />
  )
}
