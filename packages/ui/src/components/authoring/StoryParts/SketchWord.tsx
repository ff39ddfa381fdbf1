import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'

export interface SketchWordProps {
  /** What the word is about. */
  label: string
  /** As it stands in the story; blank for none. */
  value: string
  /** What is offered, by the word in the story. */
  words: Readonly<Record<string, string>>
  /** What choosing nothing means; absent where one must be chosen. */
  blankLabel?: string | undefined
  onChange: (value: string) => void
}

/** One word of what the painter is told; a word that came with the story stays to be chosen. */
export function SketchWord({ value, words, ...field }: SketchWordProps) {
  const offered = Object.entries(words).map(([name, label]) => ({ value: name, label }))
  const isOther = value !== '' && !Object.hasOwn(words, value)

  return (
    <SelectInput
      {...field}
      items={isOther ? [{ value, label: value }, ...offered] : offered}
      value={value}
    />
  )
}
