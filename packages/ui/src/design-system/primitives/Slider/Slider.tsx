import { useId } from 'react'

import { sliderStyles as styles } from './Slider.styles.ts'

export interface SliderProps {
  label: string
  value: number
  /** Formatted value for the label and for screen readers. Default: `value`. */
  valueText?: string
  min: number
  max: number
  step?: number
  isDisabled?: boolean
  onChange: (value: number) => void
}

export function Slider(props: SliderProps) {
  const { label, valueText = String(props.value), isDisabled, onChange, ...range } = props
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
        disabled={isDisabled}
        id={id}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        type="range"
      />
    </div>
  )
}
