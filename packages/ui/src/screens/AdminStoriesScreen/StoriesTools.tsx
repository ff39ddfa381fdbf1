import { ColumnMenu } from '../../components/admin/ColumnMenu/ColumnMenu.tsx'
import { IconButton } from '../../components/primitives/IconButton/IconButton.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import type { AdminStoriesScreenProps } from './AdminStoriesScreen.tsx'
import { adminStoriesScreenStyles as styles } from './AdminStoriesScreen.styles.ts'

interface StoriesToolsProps extends Pick<AdminStoriesScreenProps, 'columns' | 'onColumnsChange'> {
  /** Opens the list of keys. */
  onHelp: () => void
}

/** Chooses the columns of the list, and opens its keys. */
export function StoriesTools(props: StoriesToolsProps) {
  const { columns, onColumnsChange, onHelp } = props
  const { keys } = useAdminMessages().stories

  return (
    <div css={styles.tools}>
      <ColumnMenu onChange={onColumnsChange} value={columns} />
      <IconButton icon="help" label={keys.open} onPress={onHelp} size="small" />
    </div>
  )
}
