import { isHexColor } from '../../theme/hexColor.ts'
import { Chip } from '../Chip/Chip.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { colorInputStyles as styles } from './ColorInput.styles.ts'

export interface ColorInputProps {
  /** Always visible, and the field's accessible name. */
  label: string
  /** Name of the device's own chooser beside the field. */
  pickLabel: string
  /** `#rrggbb`, or whatever was typed so far. */
  value: string
  /** Another colour was typed or chosen. */
  onChange: (value: string) => void
  /** What is called by this colour; shown with it, as readers will see it. */
  name: string
  /** Sentence about what is wrong; its presence marks the field invalid. */
  error?: string | undefined
  /** What belongs here, read with the field. */
  hint?: string
}

const NO_COLOR = '#000000'

/** A colour, typed or chosen, with how it will look. */
export function ColorInput({ pickLabel, value, onChange, name, ...field }: ColorInputProps) {
  const typed = value.trim()
  const isColor = isHexColor(typed)

  return (
    <div css={styles.row}>
      <TextInput
        {...field}
        autoComplete="off"
        css={styles.field}
        isRequired
        maxLength={7}
        onChange={onChange}
        value={value}
      />
      <input
        aria-label={pickLabel}
        css={styles.well}
        onChange={({ target }) => onChange(target.value)}
        type="color"
        value={isColor ? typed : NO_COLOR}
      />
      {name && isColor && (
        <span css={styles.preview}>
          <Chip dot={typed}>{name}</Chip>
        </span>
      )}
    </div>
  )
}
