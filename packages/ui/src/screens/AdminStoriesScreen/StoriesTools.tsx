import { ColumnMenu } from '../../components/admin/ColumnMenu/ColumnMenu.tsx'
import { ViewMenu } from '../../components/admin/ViewMenu/ViewMenu.tsx'
import { IconButton } from '../../components/primitives/IconButton/IconButton.tsx'
import { useAdminMessages } from '../../messages/useAdminMessages.ts'
import type { AdminStoriesScreenProps } from './AdminStoriesScreen.tsx'
import { adminStoriesScreenStyles as styles } from './AdminStoriesScreen.styles.ts'

interface StoriesToolsProps extends Pick<
  AdminStoriesScreenProps,
  'savedViews' | 'columns' | 'onColumnsChange'
> {
  /** The keys are to be told. */
  onHelp: () => void
}

/** How the list looks: views that are kept, its columns, and its keys. */
export function StoriesTools(props: StoriesToolsProps) {
  const { savedViews, columns, onColumnsChange, onHelp } = props
  const { keys } = useAdminMessages().stories

  return (
    <div css={styles.tools}>
      <ViewMenu {...savedViews} />
      <ColumnMenu onChange={onColumnsChange} value={columns} />
      <IconButton icon="help" label={keys.open} onPress={onHelp} size="small" />
    </div>
  )
}
