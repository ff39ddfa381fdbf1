import { ColorInput } from '../../components/primitives/ColorInput/ColorInput.tsx'
import { SelectInput } from '../../components/primitives/SelectInput/SelectInput.tsx'
import { TextInput } from '../../components/primitives/TextInput/TextInput.tsx'
import { isHexColor } from '../../theme/hexColor.ts'
import { VOICES, type Seeds } from './playgroundText.ts'

export interface SeedFieldsProps {
  /** What the theme is made of now. */
  value: Seeds
  /** One of them was changed. */
  onChange: (value: Seeds) => void
}

/** What stands below a field that holds no colour; its value is left out of the lines. */
const NO_COLOR = 'Six digits after #, such as #0B1F1A'
const COLORS = ['canvas', 'action', 'brand', 'link'] as const
const SPACES = [
  { value: '0.75', label: 'Closer (0.75)' },
  { value: '1', label: 'As ours (1)' },
  { value: '1.25', label: 'Wider (1.25)' },
]
const FACES = [
  { value: '', label: 'As ours' },
  { value: 'Georgia, serif', label: 'Georgia, serif' },
  { value: 'system-ui, sans-serif', label: 'system-ui, sans-serif' },
  { value: 'ui-monospace, monospace', label: 'ui-monospace, monospace' },
]

/** The few values that a theme is made of, each with its field. */
export function SeedFields({ value, onChange }: SeedFieldsProps) {
  const changeOf = (name: keyof Seeds) => (next: string) => onChange({ ...value, [name]: next })

  return (
    <>
      {COLORS.map((name) => (
        <ColorInput
          key={name}
          error={isHexColor(value[name]) ? undefined : NO_COLOR}
          label={name}
          name={name}
          onChange={changeOf(name)}
          pickLabel={`Choose ${name}`}
          value={value[name]}
        />
      ))}
      <TextInput label="corners" onChange={changeOf('corners')} value={value.corners} />
      <SelectInput items={SPACES} label="space" onChange={changeOf('space')} value={value.space} />
      {VOICES.map((voice) => (
        <SelectInput
          key={voice}
          items={FACES}
          label={`font: ${voice}`}
          onChange={changeOf(voice)}
          value={value[voice]}
        />
      ))}
    </>
  )
}
