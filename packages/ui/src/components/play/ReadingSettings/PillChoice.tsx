import type { ReactNode } from 'react'

import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

export interface PillChoiceProps<T extends string> {
  /** Names the group. */
  label: string
  /** In the order they are offered. */
  items: readonly T[]
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
export function PillChoice<T extends string>(props: PillChoiceProps<T>) {
  const { items, messages, mark, ...group } = props

  return (
    <RadioGroup
      {...group}
      css={styles.pills}
      items={items.map((value) => ({
        value,
        label: (
          <>
            {mark?.(value)}
            {messages[value]}
          </>
        ),
      }))}
      look="pill"
    />
  )
}
