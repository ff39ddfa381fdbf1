import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { fieldListStyles as styles } from './FieldList.styles.ts'

export interface TicksProps {
  label: string
  hint?: string | undefined
  value: readonly string[]
  most: number
  /** Label of each available name. */
  words: Readonly<Record<string, string>>
  onChange: (value: string[]) => void
}

/** Shows a checkbox for each name, including unknown names that are stored. */
export function Ticks({ label, hint, value, most, words, onChange }: TicksProps) {
  const { full, pick } = usePartMessages()
  const isFull = value.length >= most
  const names = [...new Set([...Object.keys(words), ...value])]
  const note = isFull ? fill(full, { count: most }) : hint
  if (names.length === 0) return null

  return (
    <fieldset css={styles.bare}>
      <legend css={styles.legend}>{label}</legend>
      <div css={styles.ticks}>
        {names.map((name) => (
          <Checkbox
            key={name}
            isDisabled={isFull && !value.includes(name)}
            isSelected={value.includes(name)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, name] : value.filter((one) => one !== name))
            }
          >
            {words[name] ?? `${name} (${pick.unknown})`}
          </Checkbox>
        ))}
      </div>
      {note && <p css={styles.note}>{note}</p>}
    </fieldset>
  )
}
