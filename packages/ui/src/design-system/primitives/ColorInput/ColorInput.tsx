import { isHexColor } from '../../theme/hexColor.ts'
import { Chip } from '../Chip/Chip.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { theme } from '../../theme/theme.ts'

const { color, radius, space, control, size, lineWidth } = theme

const styles = {
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: `${space.s} ${space.m}`,
  },
  field: { minInlineSize: 0 },
  // Places the color picker next to the text box, below the label.
  well: {
    inlineSize: `calc(${control.touch} + ${space.s})`,
    blockSize: control.touch,
    marginBlockStart: `calc(1.5 * ${size.label} + ${space.xsPlus})`,
    padding: space.xs,
    border: `${lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.field,
    cursor: 'pointer',
  },
  preview: { gridColumn: '1 / -1', minInlineSize: 0 },
}

export interface ColorInputProps {
  label: string
  pickLabel: string
  /** Color as `#rrggbb`. It may be incomplete while the user types. */
  value: string
  onChange: (value: string) => void
  name: string
  error?: string | undefined
  hint?: string
}

const NO_COLOR = '#000000'

/** Field for a color with a text box, a color picker and a preview. */
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
