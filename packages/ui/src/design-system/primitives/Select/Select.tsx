import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { lazyPart } from '../../lazy/lazyPart.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { selectStyles as styles } from './Select.styles.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** Language of the label as a BCP 47 tag. Default: the language of the page. */
  lang?: string
}

export interface SelectProps<Value extends string> {
  label: string
  value: Value
  items: readonly SelectOption<Value>[]
  /** Label of an additional option with a blank value. */
  blankLabel?: string | undefined
  onChange: (value: Value) => void
  /** Error message. If set, the field is invalid. */
  error?: string | undefined
  hint?: ReactNode
  name?: string
  /** Marks the field as required. Default: false. */
  isRequired?: boolean
  isDisabled?: boolean
  /** `filter` is highlighted if an option is selected. `inline` is small and next to its label. */
  variant?: 'field' | 'filter' | 'inline'
  /** Icon before the label of an `inline` select. */
  icon?: IconName
}

const OpenSelect = lazyPart(async () => (await import('./OpenSelect.tsx')).OpenSelect, {
  isNeeded: ({ isOpen }) => isOpen,
  onMissing: ({ onClose }) => onClose(),
})

/** Field for selecting an option. The code of the list is loaded when the field gets the focus. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, blankLabel, onChange, error, hint, name, icon } = props
  const { variant = 'field', isRequired = false, isDisabled = false } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const blank: SelectOption<Value> = { value: '' as Value, label: blankLabel ?? '' }
  const items = blankLabel === undefined ? props.items : [blank, ...props.items]
  const selected = items.find((option) => option.value === value)
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div css={variant === 'inline' ? styles.inline : styles.field}>
      {icon && <Icon name={icon} size={16} />}
      <label css={variant !== 'inline' && styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <button
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-describedby={described || undefined}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-invalid={error !== undefined}
        aria-labelledby={`${id}-label`}
        aria-required={isRequired}
        css={[
          styles.control,
          variant === 'inline' && styles.small,
          variant === 'filter' && blankLabel !== undefined && value !== '' && styles.narrowing,
        ]}
        data-disabled={isDisabled || undefined}
        disabled={isDisabled}
        id={id}
        name={name}
        onClick={() => setOpen(true)}
        onFocus={() => void OpenSelect.preload()}
        onKeyDown={handleKey}
        ref={button}
        role="combobox"
        type="button"
      >
        <span css={[styles.value, value === '' && styles.blank]} lang={selected?.lang}>
          {selected?.label}
        </span>
        <Icon name="chevronDown" size={16} />
      </button>
      <OpenSelect
        id={`${id}-list`}
        isOpen={isOpen}
        items={items}
        label={label}
        onChange={(chosen) => onChange(chosen as Value)}
        onClose={() => setOpen(false)}
        triggerRef={button}
        value={value}
      />
      {error && (
        <div css={styles.error} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          <span>{error}</span>
        </div>
      )}
      {hint && (
        <div css={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}
