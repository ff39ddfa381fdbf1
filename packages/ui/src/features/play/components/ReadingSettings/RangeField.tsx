import { useId } from 'react'

import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

export interface RangeFieldProps {
  label: string
  /** Value that the range stands at. */
  value: number
  /** The value in words, shown at the end of the label and read with the slider. */
  valueText: string
  min: number
  max: number
  step: number
  /** Called with the new value while it moves. */
  onChange: (value: number) => void
}

/** One number on a slider. */
export function RangeField({ label, valueText, onChange, ...range }: RangeFieldProps) {
  const id = useId()

  return (
    <div css={styles.range}>
      <label css={styles.label} htmlFor={id}>
        {label}
      </label>
      <output css={styles.value} htmlFor={id}>
        {valueText}
      </output>
      <input
        {...range}
        aria-valuetext={valueText}
        css={styles.slider}
        id={id}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        type="range"
      />
    </div>
  )
}
