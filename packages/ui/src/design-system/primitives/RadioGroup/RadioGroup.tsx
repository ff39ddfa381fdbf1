import type { CSSProperties, ReactNode, Ref } from 'react'
import { Label, Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'

import { radioGroupStyles as styles } from './RadioGroup.styles.ts'

export interface RadioItem<Value extends string> {
  value: Value
  /** Words of it, or a drawing. */
  label: ReactNode
  /** Name, where a drawing stands for the words. */
  'aria-label'?: string
  isDisabled?: boolean
}

type NativeRadioGroupProps = Omit<
  AriaRadioGroupProps,
  'children' | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange'
>

export interface RadioGroupProps<Value extends string> extends NativeRadioGroupProps {
  /** The element around label and items. */
  ref?: Ref<HTMLDivElement>
  label: ReactNode
  /** In the order they are offered. */
  items: readonly RadioItem<Value>[]
  /** The chosen one; null for none. */
  value: Value | null
  onChange: (value: Value) => void
  /** `list` for sentences below each other, `pill` for a word or two, `bare` for a look of one's own. */
  look?: 'list' | 'pill' | 'bare'
  /** Styles of the place it stands in, from the `css` prop. */
  className?: string
  /** Styles of this one element. */
  style?: CSSProperties
}

/** A few ways, one of which is taken; all of them are seen, and the arrow keys lead along. */
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
