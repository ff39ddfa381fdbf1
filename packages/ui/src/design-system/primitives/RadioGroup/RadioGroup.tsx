import type { CSSProperties, ReactNode, Ref } from 'react'
import { Label, Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components'
import { theme } from '../../theme/theme.ts'

const { color, space, size, radius, media, focusRing } = theme

const pill = {
  group: { gap: space.xsPlus },
  items: { display: 'flex', flexWrap: 'wrap' as const, gap: space.xsPlus },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: theme.control.m,
    padding: `${space.hair} ${space.mPlus} 0`,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.full,
    color: color.text,
    fontSize: size.label,
    cursor: 'pointer',
    '&[data-hovered]': { borderColor: color.accent },
    '&[data-selected]': { borderColor: color.leaf, background: color.leaf, color: color.leafInk },
    '&[data-focus-visible]': theme.focusRing,
    [media.forcedColors]: {
      '&[data-selected]': { outline: `${theme.lineWidth.thick} solid Highlight` },
    },
    [media.below.m]: { minBlockSize: theme.control.touch },
  },
}

const list = {
  group: { gap: space.xs },
  items: { display: 'grid', gap: space.xs },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: theme.control.touch,
    padding: `${space.s} ${space.m}`,
    lineHeight: 1.4,
    border: `${theme.lineWidth.hairline} solid ${color.lineControl}`,
    borderRadius: radius.m,
    color: color.text,
    cursor: 'pointer',
    '&[data-hovered], &[data-selected]': { borderColor: color.accent },
    '&[data-focus-visible]': theme.focusRing,
  },
}

const bare = {
  group: {},
  items: {},
  item: { cursor: 'pointer', '&[data-focus-visible]': focusRing },
}

const styles = {
  group: { display: 'grid' },
  label: { color: theme.color.textSecondary, fontSize: theme.size.label },
  disabled: { '&[data-disabled]': { color: theme.color.textDisabled, cursor: 'not-allowed' } },
  dot: {
    flex: 'none',
    inlineSize: theme.icon.m,
    blockSize: theme.icon.m,
    border: `${theme.lineWidth.thick} solid ${theme.color.lineControl}`,
    borderRadius: theme.radius.full,
    '[data-selected] > &': {
      borderColor: theme.color.accent,
      borderWidth: `calc(${theme.lineWidth.double} + ${theme.lineWidth.hairline})`,
    },
    [theme.media.forcedColors]: { '[data-selected] > &': { borderColor: 'Highlight' } },
  },
  pill: pill,
  list: list,
  bare: bare,
}

export interface RadioItem<Value extends string> {
  value: Value
  label: ReactNode
  /** Accessible name. Required if the label is an image. */
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
  /** `list` for sentences, `pill` for short labels, `bare` without styles. Default: `list`. */
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
