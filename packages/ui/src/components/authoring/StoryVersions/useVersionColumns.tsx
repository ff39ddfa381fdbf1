import type { StoryVersion } from '@kathasagar/api/contract'

import { countsInWords } from '../../../authoring/countsInWords.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { fill } from '../../../format/fill.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx'
import type { TableColumn } from '../../primitives/Table/tableColumn.ts'
import { storyVersionsStyles as styles } from './StoryVersions.styles.ts'

/** What can be done with a version. */
interface VersionActs {
  /** A version is to be restored; the page asks first. */
  onAsk: (number: number) => void
  /** Where a version is compared with the newest one; without it there is no way there. */
  compareHref?: ((number: number) => string) | undefined
}

/** The columns of a story's history, from first to last. */
export function useVersionColumns(acts: VersionActs): TableColumn<StoryVersion>[] {
  const { versions: messages, structure } = useAuthoringMessages().authoring
  const format = useFormat()
  const { counted } = useFormat()

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
      cell: (version) => <VersionButtons {...acts} version={version} />,
    },
  ]
}

function VersionName({ version: { number, is_current } }: { version: StoryVersion }) {
  const { versions: messages } = useAuthoringMessages().authoring

  return (
    <span css={styles.name}>
      {fill(messages.name, { number })}
      {is_current && <Badge tone="positive">{messages.current}</Badge>}
    </span>
  )
}

interface VersionButtonsProps extends VersionActs {
  /** One that is not the newest. */
  version: StoryVersion
}

function VersionButtons({
  version: { number, is_current },
  onAsk,
  compareHref,
}: VersionButtonsProps) {
  const { versions: messages } = useAuthoringMessages().authoring
  if (is_current) return null
  return (
    <span css={styles.acts}>
      {compareHref && (
        <ButtonLink
          aria-label={fill(messages.compareThis, { number })}
          href={compareHref(number)}
          size="small"
          variant="quiet"
        >
          {messages.compare}
        </ButtonLink>
      )}
      <Button
        aria-label={fill(messages.restore, { number })}
        icon="undo"
        onPress={() => onAsk(number)}
        size="small"
      >
        {messages.confirm}
      </Button>
    </span>
  )
}
