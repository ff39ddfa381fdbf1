import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { useTheme } from '../../../theme/useTheme.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { actionMenuStyles } from './ActionMenu.styles.ts'

export interface MenuAction<Id extends string> {
  /** What `onAction` is called with. */
  id: Id
  /** Name of the action. */
  label: string
  /** Drawing before the words. */
  icon: IconName
  /** The action takes something away. */
  isDanger?: boolean
}

export interface ActionMenuProps<Id extends string> {
  /** Name of the button that opens it. */
  label: string
  /** What can be done, from first to last. */
  items: readonly MenuAction<Id>[]
  /** Called with the id of the action that was chosen. */
  onAction: (id: Id) => void
}

/** Less common acts on one thing, behind a button. */
export function ActionMenu<Id extends string>({ label, items, onAction }: ActionMenuProps<Id>) {
  const styles = actionMenuStyles(useTheme())

  const handleAction = (key: string | number) => {
    const action = items.find(({ id }) => id === key)
    if (action) onAction(action.id)
  }

  return (
    <MenuTrigger>
      <IconButton icon="more" label={label} />
      <Popover css={styles.surface} placement="bottom end">
        <Menu aria-label={label} css={styles.menu} onAction={handleAction}>
          {items.map(({ id, icon, isDanger = false, ...action }) => (
            <MenuItem
              css={[styles.item, isDanger && styles.danger]}
              id={id}
              key={id}
              textValue={action.label}
            >
              <Icon name={icon} size={16} />
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
