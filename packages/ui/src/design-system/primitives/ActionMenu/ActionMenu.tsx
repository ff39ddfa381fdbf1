import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { actionMenuStyles as styles } from './ActionMenu.styles.ts'

export interface MenuAction<Id extends string> {
  id: Id
  label: string
  icon?: IconName
  /** BCP 47 tag of the label, if it differs from the page's language. */
  lang?: string | undefined
  isDanger?: boolean
}

export interface ActionMenuProps<Id extends string> {
  /** Accessible name of the button. */
  label: string
  /** Visible text, with which the accessible name must begin. Default: three dots. */
  words?: string | undefined
  items: readonly MenuAction<Id>[]
  onAction: (id: Id) => void
}

/** Shows a menu of secondary actions behind a button. */
export function ActionMenu<Id extends string>({
  label,
  words,
  items,
  onAction,
}: ActionMenuProps<Id>) {
  const handleAction = (key: string | number) => {
    const action = items.find(({ id }) => id === key)
    if (action) onAction(action.id)
  }

  return (
    <MenuTrigger>
      {words === undefined ? (
        <IconButton icon="more" label={label} />
      ) : (
        <Button aria-label={label} size="small">
          {words}
        </Button>
      )}
      <Popover css={styles.surface} placement="bottom end">
        <Menu aria-label={label} css={styles.menu} onAction={handleAction}>
          {items.map(({ id, icon, lang, isDanger = false, ...action }) => (
            <MenuItem
              css={[styles.item, isDanger && styles.danger]}
              id={id}
              key={id}
              textValue={action.label}
            >
              {icon && <Icon name={icon} size={16} />}
              <span dir="auto" lang={lang}>
                {action.label}
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
