import { useId, useRef } from 'react'
import {
  Button,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components'

import { fill } from '../../../../design-system/format/fill.ts'
import { usePartMessages } from '../../../../messages/usePartMessages.ts'
import { useNearLimit } from '../../model/structure/useNearLimit.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { pickListStyles as styles } from './PickList.styles.ts'

/** Somebody or something that can be picked. */
export interface PickOption {
  id: string
  /** As the author knows it. */
  name: string
}

export interface PickListProps {
  /** What is picked, in the plural. */
  label: string
  /** Ids of what is picked, from first to last. */
  value: readonly string[]
  /** All that there is. */
  items: readonly PickOption[]
  /** All that is picked now. */
  onChange: (chosen: string[]) => void
  /** Of these at once. */
  most: number
  /** Words of the button that opens the list. */
  addLabel: string
  /** What to do while there is nothing to pick. */
  emptyNote: string
  /** What belongs here. */
  hint?: string | undefined
}

/** What is picked from a list as chips, with the list behind a button. */
export function PickList(props: PickListProps) {
  const { label, value, items, onChange, most, emptyNote, hint } = props
  const place = useRef<HTMLDivElement>(null)
  const near = useNearLimit().countNear(value.length, most)

  const handleRemove = (gone: Set<unknown>) => {
    const left = value.filter((id) => !gone.has(id))
    onChange(left)
    // The list goes with its last chip, and the focus would go with it.
    if (left.length === 0) place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  return (
    <div css={styles.place} ref={place}>
      {value.length === 0 ? (
        <span css={styles.label}>{label}</span>
      ) : (
        <TagGroup css={styles.group} onRemove={handleRemove}>
          <Label css={styles.label}>{label}</Label>
          <TagList css={styles.list}>
            {value.map((id) => (
              <Chip key={id} id={id} name={items.find((one) => one.id === id)?.name} />
            ))}
          </TagList>
        </TagGroup>
      )}
      {items.length === 0 ? (
        value.length === 0 && <p css={styles.note}>{emptyNote}</p>
      ) : (
        <Picker {...props} />
      )}
      {hint && items.length > 0 && <p css={styles.note}>{hint}</p>}
      {near && <p css={styles.note}>{near}</p>}
    </div>
  )
}

function Chip({ id, name }: { id: string; name: string | undefined }) {
  const partMessages = usePartMessages()
  const words = name ?? `${id} (${partMessages.pick.unknown})`

  return (
    <Tag css={[styles.chip, name === undefined && styles.unknown]} id={id} textValue={words}>
      <span css={styles.words}>{words}</span>
      <Button aria-label={partMessages.remove} css={styles.remove} slot="remove">
        <Icon name="close" size={16} />
      </Button>
    </Tag>
  )
}

function Picker({ label, value, items, onChange, most, addLabel }: PickListProps) {
  const partMessages = usePartMessages()
  const reasonId = useId()
  const rest = items.filter(({ id }) => !value.includes(id))
  const reason = rest.length === 0 ? partMessages.pick.none : undefined
  const isDisabled = rest.length === 0 || value.length >= most

  return (
    <div>
      <MenuTrigger>
        <Button
          {...(reason ? { 'aria-describedby': reasonId } : {})}
          aria-label={fill(partMessages.pick.add, { name: addLabel, label })}
          css={styles.add}
          isDisabled={isDisabled}
        >
          <Icon name="plus" size={16} />
          {addLabel}
        </Button>
        <PickMenu label={label} onAction={(id) => onChange([...value, id])} items={rest} />
      </MenuTrigger>
      {reason && (
        <p css={styles.note} id={reasonId}>
          {reason}
        </p>
      )}
    </div>
  )
}

interface PickMenuProps {
  /** Names the list. */
  label: string
  /** What is not picked yet. */
  items: readonly PickOption[]
  /** Called with the id of the one that was picked. */
  onAction: (id: string) => void
}

function PickMenu({ label, items, onAction }: PickMenuProps) {
  return (
    <Popover css={styles.surface} placement="bottom start">
      <Menu
        aria-label={label}
        css={styles.menu}
        items={items}
        onAction={(key) => onAction(String(key))}
      >
        {({ id, name }) => (
          <MenuItem css={styles.item} id={id} textValue={name}>
            {name}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  )
}
