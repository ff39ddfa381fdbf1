import type { ReactNode } from 'react'

import { fill } from '../../../../design-system/format/fill.ts'
import { useFormat } from '../../../../design-system/format/useFormat.ts'
import { usePlayMessages } from '../../../../messages/usePlayMessages.ts'
import {
  READING_FACES,
  READING_LIMITS,
  READING_THEMES,
  READING_UNDERLINES,
  READING_WIDTHS,
  TYPING_SPEEDS,
  type Reading,
} from '../../../../design-system/theme/reading.ts'
import { readingVariables } from '../../../../design-system/theme/readingVariables.ts'
import { Checkbox } from '../../../../design-system/primitives/Checkbox/Checkbox.tsx'
import { RadioGroup } from '../../../../design-system/primitives/RadioGroup/RadioGroup.tsx'
import { Slider } from '../../../../design-system/primitives/Slider/Slider.tsx'
import { readingSettingsStyles as styles } from './ReadingSettings.styles.ts'

export interface ReadingFieldsProps {
  reading: Reading
  onReadingChange: (changes: Partial<Reading>) => void
}

export function ReadingFields({ reading, onReadingChange: change }: ReadingFieldsProps) {
  const { count } = useFormat()
  const { reading: messages } = usePlayMessages()

  return (
    <>
      <p {...readingVariables(reading)} css={styles.sample}>
        <span>{messages.sample}</span>
      </p>
      <PillChoice
        label={messages.theme}
        mark={(theme) => (
          <i css={styles.swatch} data-reading={theme === 'page' ? undefined : theme} />
        )}
        onChange={(theme) => change({ theme })}
        items={READING_THEMES}
        value={reading.theme}
        messages={messages.themes}
      />

      <Slider
        {...READING_LIMITS.textSize}
        label={messages.textSize}
        onChange={(textSize) => change({ textSize })}
        value={reading.textSize}
        valueText={fill(messages.textSizeValue, { count: reading.textSize })}
      />
      <Slider
        {...READING_LIMITS.lineHeight}
        label={messages.lineHeight}
        onChange={(lineHeight) => change({ lineHeight })}
        value={reading.lineHeight}
        valueText={count(reading.lineHeight)}
      />

      <PillChoice
        css={styles.widths}
        label={messages.width}
        onChange={(width) => change({ width })}
        items={READING_WIDTHS}
        value={reading.width}
        messages={messages.widths}
      />

      <PillChoice
        label={messages.face}
        onChange={(face) => change({ face })}
        items={READING_FACES}
        value={reading.face}
        messages={messages.faces}
      />
      <PillChoice
        label={messages.underline}
        onChange={(underline) => change({ underline })}
        items={READING_UNDERLINES}
        value={reading.underline}
        messages={messages.underlines}
      />
      <PillChoice
        label={messages.speed}
        onChange={(speed) => change({ speed })}
        items={TYPING_SPEEDS}
        value={reading.speed}
        messages={messages.speeds}
      />
      <Checkbox isSelected={reading.hasImages} onChange={(hasImages) => change({ hasImages })}>
        {messages.images}
      </Checkbox>
      <Checkbox isSelected={reading.hasSound} onChange={(hasSound) => change({ hasSound })}>
        {messages.sound}
      </Checkbox>
    </>
  )
}

interface PillChoiceProps<T extends string> {
  label: string
  items: readonly T[]
  messages: Readonly<Record<T, string>>
  value: T
  onChange: (value: T) => void
  mark?: (option: T) => ReactNode
  className?: string
}

function PillChoice<T extends string>(props: PillChoiceProps<T>) {
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
