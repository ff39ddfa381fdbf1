import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { readingSettingsStyles } from './ReadingSettings.styles.ts'

export interface PillChoiceProps<T extends string> {
  /** Names the group. */
  label: string
  /** In the order they are offered. */
  options: readonly T[]
  /** Words of each option. */
  messages: Readonly<Record<T, string>>
  /** The one that is chosen. */
  value: T
  /** Another one was chosen. */
  onChange: (value: T) => void
  /** Drawing before the words of an option. */
  mark?: (option: T) => ReactNode
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
}

/** A few ways, one of which is taken. */
export function PillChoice<T extends string>({
  label,
  options,
  messages,
  value,
  onChange,
  mark,
  className,
}: PillChoiceProps<T>) {
  const styles = readingSettingsStyles(useTheme())
  const handleChange = (chosen: string) => {
    const option = options.find((one) => one === chosen)
    if (option !== undefined) onChange(option)
  }

  return (
    <RadioGroup
      {...(className === undefined ? {} : { className })}
      css={styles.pills}
      onChange={handleChange}
      orientation="horizontal"
      value={value}
    >
      <Label css={styles.label}>{label}</Label>
      {options.map((option) => (
        <Radio key={option} css={styles.pill} value={option}>
          {mark?.(option)}
          {messages[option]}
        </Radio>
      ))}
    </RadioGroup>
  )
}
