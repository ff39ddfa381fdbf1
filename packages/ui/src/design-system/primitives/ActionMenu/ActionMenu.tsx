import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'

import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/iconPaths.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { theme } from '../../theme/theme.ts'

const { color, space, radius, size, shadow, focusRing, popup, lineWidth, control } = theme

const styles = {
  surface: {
    minInlineSize: popup.menu,
    padding: space.xs,
    border: `${lineWidth.hairline} solid ${color.line}`,
    borderRadius: radius.m,
    background: color.overlay,
    boxShadow: shadow,
  },
  menu: { outline: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    minBlockSize: control.touch,
    paddingInline: space.m,
    borderRadius: radius.s,
    color: color.text,
    fontSize: size.note,
    cursor: 'pointer',
    outline: 'none',
    '&[data-focused]': { background: color.raised },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `-${lineWidth.thick}` },
  },
  danger: { color: color.dangerText },
}

export interface MenuAction<Id extends string> {
  id: Id
  label: string
  icon?: IconName
  /** Language of the label as a BCP 47 tag. Default: the language of the page. */
  lang?: string | undefined
  isDanger?: boolean
}

export interface ActionMenuProps<Id extends string> {
  label: string
  /** Visible text. The accessible name must start with it. Default: three dots. */
  words?: string | undefined
  items: readonly MenuAction<Id>[]
  onAction: (id: Id) => void
}

/** Button that opens a menu with secondary actions. */
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
