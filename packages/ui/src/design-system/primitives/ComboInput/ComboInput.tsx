import { useState, type ReactNode } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'

import { useFaultMessage } from '../../../messages/useFaultMessage.ts'
import { Icon } from '../Icon/Icon.tsx'
import { comboInputStyles as styles } from './ComboInput.styles.ts'

/** One of the values that are offered. */
export interface ComboOption {
  /** Tells the option from the others. */
  value: string
  /** What stands in the field once it is taken. */
  label: string
  note?: string
}

export interface ComboInputProps {
  /** Always visible, and the control's accessible name. */
  label: string
  value: string
  /** Somebody typed, or took an option: all that stands in the field now. */
  onChange: (value: string) => void
  /** One of the options was taken, by its `value`. */
  onAction?: (value: string) => void
  /** What fits what was typed, the likeliest first. */
  items: readonly ComboOption[]
  /** Said in the place of options where there are none. */
  emptyLabel: string
  /** Words of the button that opens the list. */
  openLabel: string
  /** Sentence about what is wrong; its presence marks the field invalid. */
  error?: string | undefined
  /** What belongs here, read with the field. */
  hint?: ReactNode
  /** An example of what to type; never instead of the label. */
  placeholder?: string
  /** The form cannot be sent without it. */
  isRequired?: boolean
  /** The focus has left the field. */
  onBlur?: () => void
}

/** A line of text that is typed freely, or taken from a list that follows what is typed. */
export function ComboInput({ items, emptyLabel, openLabel, ...props }: ComboInputProps) {
  const { label, value, onChange, onAction, error, hint, placeholder = '', ...native } = props
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const handleTaken = (key: string | number | null) => {
    const taken = items.find((option) => option.value === key)
    if (!taken) return
    onChange(taken.label)
    onAction?.(taken.value)
  }

  return (
    <ComboBox
      {...native}
      {...FREELY}
      css={styles.field}
      inputValue={value}
      isInvalid={error !== undefined}
      items={items.map((option) => ({ ...option, id: option.value }))}
      onInputChange={onChange}
      onSelectionChange={handleTaken}
      // What stands in the field whole is what was taken: the list closes over it.
      selectedKey={items.find((option) => option.label === value)?.value ?? null}
    >
      <Label css={styles.label}>{label}</Label>
      <div css={styles.box} ref={setBox}>
        <Input
          autoCapitalize="none"
          css={styles.control}
          placeholder={placeholder}
          spellCheck={false}
        />
        <Button aria-label={openLabel} css={styles.open}>
          <Icon name="chevronDown" size={16} />
        </Button>
      </div>
      <Notes error={error} hint={hint} />
      <Popover css={styles.popup} offset={4} style={{ inlineSize: box?.offsetWidth }}>
        <ListBox<ComboOption>
          css={styles.list}
          renderEmptyState={() => <p css={styles.empty}>{emptyLabel}</p>}
        >
          {(option) => (
            <ListBoxItem css={styles.option} id={option.value} textValue={option.label}>
              <span>{option.label}</span>
              {option.note && <small css={styles.note}>{option.note}</small>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

const FREELY = {
  allowsCustomValue: true,
  allowsEmptyCollection: true,
  menuTrigger: 'focus',
  validationBehavior: 'aria',
} as const

function Notes({ error, hint }: Pick<ComboInputProps, 'error' | 'hint'>) {
  const faultMessage = useFaultMessage()

  return (
    <>
      <FieldError css={styles.error} elementType="div">
        <Icon name="warning" size={16} />
        <span>{error && faultMessage(error)}</span>
      </FieldError>
      {hint && (
        <Text css={styles.hint} elementType="div" slot="description">
          {hint}
        </Text>
      )}
    </>
  )
}
