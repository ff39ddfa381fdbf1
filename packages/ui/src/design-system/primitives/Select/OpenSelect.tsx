import type { RefObject } from 'react'
import { ListBox, ListBoxItem, Popover, type Selection } from 'react-aria-components'

import { comboInputStyles } from '../ComboInput/ComboInput.styles.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { SelectOption } from './Select.tsx'
import { selectStyles as styles } from './Select.styles.ts'

interface OpenSelectProps {
  id: string
  isOpen: boolean
  items: readonly SelectOption[]
  label: string
  onChange: (value: string) => void
  onClose: () => void
  triggerRef: RefObject<HTMLButtonElement | null>
  value: string
}

/** Returns an id that is never blank and does not change with the position of the option. */
const idOf = ({ value }: SelectOption) => `=${value}`

const ONE_FOCUSED = { autoFocus: true, selectionMode: 'single' } as const

/** List of options below or above the field. */
export function OpenSelect({
  id,
  items,
  label,
  onChange,
  onClose,
  value,
  ...state
}: OpenSelectProps) {
  const selected = items.find((option) => option.value === value)
  // Selecting the same option again reports an empty selection.
  const handleSelection = (keys: Selection) => {
    const [key] = keys === 'all' ? [] : keys
    const option = items.find((one) => idOf(one) === key)
    onClose()
    if (option && option.value !== value) onChange(option.value)
  }

  return (
    <Popover
      {...state}
      aria-label={label}
      css={[comboInputStyles.popup, styles.popup]}
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
    >
      <ListBox
        {...ONE_FOCUSED}
        aria-label={label}
        css={comboInputStyles.list}
        id={id}
        onSelectionChange={handleSelection}
        selectedKeys={selected ? [idOf(selected)] : []}
      >
        {items.map((option) => (
          <ListBoxItem
            css={comboInputStyles.option}
            id={idOf(option)}
            key={option.value}
            textValue={option.label}
          >
            <span lang={option.lang}>{option.label}</span>
            {option === selected && <Icon name="check" size={16} />}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  )
}
