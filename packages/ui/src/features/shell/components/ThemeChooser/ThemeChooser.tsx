import { useMessages } from '../../../../messages/useMessages.ts'
import type { ThemeChoice } from '../../../../design-system/context/uiContext.ts'
import { Select } from '../../../../design-system/primitives/Select/Select.tsx'

const CHOICES: readonly ThemeChoice[] = ['dark', 'light', 'contrast', 'system']

export interface ThemeChooserProps {
  value: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

export function ThemeChooser({ value, onChange }: ThemeChooserProps) {
  const { label, choices } = useMessages().layout.theme
  const items = CHOICES.map((choice) => ({ value: choice, label: choices[choice] }))

  return (
    <Select
      icon="sun"
      items={items}
      label={label}
      onChange={onChange}
      value={value}
      variant="inline"
    />
  )
}
