import { useState } from 'react'
import type { StoryVersion } from '@kathasagar/api/contract'

import { countsInWords } from '../../../authoring/countsInWords.ts'
import { useFormat } from '../../../format/useFormat.ts'
import { useAttempt } from '../../../hooks/useAttempt.ts'
import { adminMessages } from '../../../messages/adminMessages.ts'
import { fill } from '../../../messages/fill.ts'
import { useCounted } from '../../../messages/useCounted.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { storyVersionsStyles } from './StoryVersions.styles.ts'

export interface StoryVersionsProps {
  /** The latest first; null while they are on their way. */
  versions: readonly StoryVersion[] | null
  /** Called to ask again for versions that could not be loaded. */
  onRetry?: (() => void) | undefined
  /** Something is typed that a restored version would sweep away. */
  hasUnsaved: boolean
  /** Makes a version the newest one; gives why it was refused, as a sentence. */
  onRestore: (number: number) => Promise<string | null>
}

/** How many show before all are asked for. */
const FEW = 5

/** The structures that a story had: who saved each and when, and the way back to it. */
export function StoryVersions({ versions, onRetry, hasUnsaved, onRestore }: StoryVersionsProps) {
  const { versions: messages } = adminMessages.form
  const styles = storyVersionsStyles(useTheme())
  const { count } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)

  if (onRetry) return <ErrorState message={messages.failed} onRetry={onRetry} />
  if (!versions) return <Spinner label={messages.loading} />
  if (versions.length === 0) return <p css={styles.facts}>{messages.empty}</p>
  return (
    <>
      <ol css={styles.list}>
        {versions.slice(0, isWhole ? versions.length : FEW).map((version) => (
          <li key={version.number}>
            <Version onAsk={() => setAsked(version.number)} version={version} />
          </li>
        ))}
      </ol>
      {versions.length > FEW && !isWhole && (
        <Button onPress={() => setWhole(true)} size="small" variant="quiet">
          {fill(messages.all, { count: count(versions.length) })}
        </Button>
      )}
      {asked !== null && (
        <RestoreDialog
          hasUnsaved={hasUnsaved}
          number={asked}
          onClose={() => setAsked(null)}
          onRestore={onRestore}
        />
      )}
    </>
  )
}

function Version({ version, onAsk }: { version: StoryVersion; onAsk: () => void }) {
  const { versions: messages } = adminMessages.form
  const { structure } = useMessages().authoring
  const styles = storyVersionsStyles(useTheme())
  const format = useFormat()
  const counted = useCounted()
  const { number, created_at, created_by, is_current, sessions } = version
  const date = format.moment(created_at)

  return (
    <div css={styles.version}>
      <div css={styles.words}>
        <span css={styles.head}>
          {fill(messages.name, { number })}
          {is_current && <Badge tone="positive">{messages.current}</Badge>}
        </span>
        <span css={styles.facts}>
          {created_by === null ? date : fill(messages.by, { date, name: created_by })}
        </span>
        <span css={styles.facts}>
          {[
            ...countsInWords(version, structure, format),
            counted(messages.sessions, sessions),
          ].join(' · ')}
        </span>
      </div>
      {!is_current && (
        <Button
          aria-label={fill(messages.restore, { number })}
          icon="undo"
          onPress={onAsk}
          size="small"
        >
          {messages.confirm}
        </Button>
      )}
    </div>
  )
}

interface RestoreDialogProps extends Pick<StoryVersionsProps, 'hasUnsaved' | 'onRestore'> {
  /** Which version is to be restored. */
  number: number
  /** Called once the version is restored, or is not to be after all. */
  onClose: () => void
}

function RestoreDialog({ number, hasUnsaved, onRestore, onClose }: RestoreDialogProps) {
  const { versions: messages } = adminMessages.form
  const { isBusy, refusal, attempt } = useAttempt<string>()

  const handleRestore = async () => {
    if (await attempt(() => onRestore(number))) onClose()
  }

  return (
    <ConfirmDialog
      busyLabel={messages.busy}
      cancelLabel={messages.cancel}
      confirmLabel={messages.confirm}
      error={refusal ?? undefined}
      isBusy={isBusy}
      isOpen
      onCancel={onClose}
      onConfirm={() => void handleRestore()}
      title={fill(messages.restoreTitle, { number })}
      variant={hasUnsaved ? 'danger' : 'brand'}
    >
      <p>{messages.restoreText}</p>
      {hasUnsaved && <p>{messages.unsaved}</p>}
    </ConfirmDialog>
  )
}
