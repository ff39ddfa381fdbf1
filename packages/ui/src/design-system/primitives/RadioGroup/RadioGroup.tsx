import type { CSSProperties, ReactNode, Ref } from 'react'
import { Label, Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'

import { radioGroupStyles as styles } from './RadioGroup.styles.ts'

export interface RadioItem<Value extends string> {
  value: Value
  label: ReactNode
  /** Accessible name, if the label is a picture. */
  'aria-label'?: string
  isDisabled?: boolean
}

type NativeRadioGroupProps = Omit<
  AriaRadioGroupProps,
  'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange'
>

export interface RadioGroupProps<Value extends string> extends NativeRadioGroupProps {
  ref?: Ref<HTMLDivElement>
  label: ReactNode
  items: readonly RadioItem<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** `list` for sentences, `pill` for one or two words, `bare` unstyled. Default: `list`. */
  look?: 'list' | 'pill' | 'bare'
  className?: string
  style?: CSSProperties
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, items, onChange, look = 'list', ...native } = props
  const handleChange = (key: string) => {
    const chosen = items.find(({ value }) => value === key)
    if (chosen) onChange(chosen.value)
  }

  return (
    <AriaRadioGroup
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      {...native}
      css={[styles.group, styles[look].group]}
      onChange={handleChange}
    >
      <Label css={styles.label}>{label}</Label>
      <div css={styles[look].items} data-items="">
        {items.map(({ value, label: words, ...item }) => (
          <Radio {...item} css={[styles[look].item, styles.disabled]} key={value} value={value}>
            {look === 'list' && <span aria-hidden="true" css={styles.dot} />}
            {words}
          </Radio>
        ))}
      </div>
    </AriaRadioGroup>
  )
}
