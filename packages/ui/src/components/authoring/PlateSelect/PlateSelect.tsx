import { usePartMessages } from '../../../messages/usePartMessages.ts'
import { SelectInput } from '../../primitives/SelectInput/SelectInput.tsx'

export interface PlateSelectProps {
  /** What the plate is for. */
  label: string
  /** Which plates can be chosen, and where they are written. */
  hint?: string | undefined
  /** What no plate means. */
  blankLabel: string
  /** Names of the story's plates, in their order. */
  items: readonly string[]
  /** Name of the chosen one; blank for none. */
  value: string
  /** Another one was chosen; blank for none. */
  onChange: (plate: string) => void
}

/** Chooses one of the story's plates; a name that stands for none is kept, and told. */
export function PlateSelect({ items, value, ...field }: PlateSelectProps) {
  const partMessages = usePartMessages()
  const isUnknown = value !== '' && !items.includes(value)
  const unknown = { value: value, label: `${value} (${partMessages.pick.unknown})` }

  return (
    <SelectInput
      {...field}
      items={[...items.map((value) => ({ value, label: value })), ...(isUnknown ? [unknown] : [])]}
      value={value}
    />
  )
}
