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

import { useFormErrorMessage } from '../../../messages/useFormErrorMessage.ts'
import { Icon } from '../Icon/Icon.tsx'
import { comboInputStyles as styles } from './ComboInput.styles.ts'

export interface ComboOption {
  value: string
  label: string
  note?: string
}

export interface ComboInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  onAction?: (value: string) => void
  /** Options that match the typed text, best match first. */
  items: readonly ComboOption[]
  emptyLabel: string
  openLabel: string
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string
  isRequired?: boolean
  onBlur?: () => void
}

/** Text field that suggests options. */
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
      // If the text is equal to an option, the option is selected and the list is closed.
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
  const faultMessage = useFormErrorMessage()

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
