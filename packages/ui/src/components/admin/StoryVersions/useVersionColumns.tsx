import type { StoryVersion } from '@kathasagar/api/contract'

import { countsInWords } from '../../../authoring/countsInWords.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useCounted } from '../../../messages/useCounted.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { storyVersionsStyles } from './StoryVersions.styles.ts'

/** The columns of a story's history, from first to last. */
export function useVersionColumns(onAsk: (number: number) => void): TableColumn<StoryVersion>[] {
  const { versions: messages } = useAdminMessages().form
  const { structure } = useAuthoringMessages().authoring
  const format = useFormat()
  const counted = useCounted()

  return [
    {
      id: 'number',
      header: messages.columns.version,
      isRowHeader: true,
      cell: (version) => <VersionName version={version} />,
    },
    {
      id: 'saved',
      header: messages.columns.saved,
      cell: ({ created_at, created_by }) => {
        const date = format.moment(created_at)
        return created_by === null ? date : fill(messages.by, { date, name: created_by })
      },
    },
    {
      id: 'holds',
      header: messages.columns.holds,
      cell: (version) =>
        [
          ...countsInWords(version, structure, format),
          counted(messages.sessions, version.sessions),
        ].join(' · '),
    },
    {
      id: 'restore',
      header: messages.columns.acts,
      cell: (version) => <RestoreButton onAsk={onAsk} version={version} />,
    },
  ]
}

function VersionName({ version: { number, is_current } }: { version: StoryVersion }) {
  const { versions: messages } = useAdminMessages().form
  const styles = storyVersionsStyles(useTheme())

  return (
    <span css={styles.name}>
      {fill(messages.name, { number })}
      {is_current && <Badge tone="positive">{messages.current}</Badge>}
    </span>
  )
}

interface RestoreButtonProps {
  /** What would become the newest version. */
  version: StoryVersion
  /** A version is to be restored; the page asks first. */
  onAsk: (number: number) => void
}

function RestoreButton({ version: { number, is_current }, onAsk }: RestoreButtonProps) {
  const { versions: messages } = useAdminMessages().form
  if (is_current) return null
  return (
    <Button
      aria-label={fill(messages.restore, { number })}
      icon="undo"
      onPress={() => onAsk(number)}
      size="small"
    >
      {messages.confirm}
    </Button>
  )
}
