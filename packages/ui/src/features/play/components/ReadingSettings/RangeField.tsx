import { useId } from 'react'

import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

export interface RangeFieldProps {
  label: string
  value: number
  /** Formatted value, shown with the label and read by screen readers. */
  valueText: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

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
