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

export interface PickOption {
  id: string
  name: string
}

export interface PickListProps {
  label: string
  value: readonly string[]
  items: readonly PickOption[]
  onChange: (chosen: string[]) => void
  most: number
  addLabel: string
  /** Shown if there is nothing to pick. */
  emptyNote: string
  hint?: string | undefined
}

/** Picks items from a menu and shows them as chips. */
export function PickList(props: PickListProps) {
  const { label, value, items, onChange, most, addLabel, emptyNote, hint } = props
  const messages = usePartMessages()
  const reasonId = useId()
  const rest = items.filter(({ id }) => !value.includes(id))
  const reason = rest.length === 0 ? messages.pick.none : undefined
  const place = useRef<HTMLDivElement>(null)
  const near = useNearLimit().countNear(value.length, most)

  const handleRemove = (gone: Set<unknown>) => {
    const left = value.filter((id) => !gone.has(id))
    onChange(left)
    // The last chip takes the focus with it.
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
            {value.map((id) => {
              const name = items.find((one) => one.id === id)?.name
              const words = name ?? `${id} (${messages.pick.unknown})`
              return (
                <Tag
                  key={id}
                  css={[styles.chip, name === undefined && styles.unknown]}
                  id={id}
                  textValue={words}
                >
                  <span css={styles.words}>{words}</span>
                  <Button aria-label={messages.remove} css={styles.remove} slot="remove">
                    <Icon name="close" size={16} />
                  </Button>
                </Tag>
              )
            })}
          </TagList>
        </TagGroup>
      )}
      {items.length === 0 ? (
        value.length === 0 && <p css={styles.note}>{emptyNote}</p>
      ) : (
        <div>
          <MenuTrigger>
            <Button
              {...(reason ? { 'aria-describedby': reasonId } : {})}
              aria-label={fill(messages.pick.add, { name: addLabel, label })}
              css={styles.add}
              isDisabled={rest.length === 0 || value.length >= most}
            >
              <Icon name="plus" size={16} />
              {addLabel}
            </Button>
            <Popover css={styles.surface} placement="bottom start">
              <Menu
                aria-label={label}
                css={styles.menu}
                items={rest}
                onAction={(key) => onChange([...value, String(key)])}
              >
                {({ id, name }) => (
                  <MenuItem css={styles.item} id={id} textValue={name}>
                    {name}
                  </MenuItem>
                )}
              </Menu>
            </Popover>
          </MenuTrigger>
          {reason && (
            <p css={styles.note} id={reasonId}>
              {reason}
            </p>
          )}
        </div>
      )}
      {hint && items.length > 0 && <p css={styles.note}>{hint}</p>}
      {near && <p css={styles.note}>{near}</p>}
    </div>
  )
}
