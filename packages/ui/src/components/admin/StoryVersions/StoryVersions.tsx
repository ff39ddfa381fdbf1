import { useState } from 'react'
import type { StoryVersion } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAdminMessages } from '../../../messages/useAdminMessages.ts'
import { fill } from '../../../format/fill.ts'
import { useTheme } from '../../../theme/useTheme.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { storyVersionsStyles } from './StoryVersions.styles.ts'
import { useVersionColumns } from './useVersionColumns.tsx'

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
  const { versions: messages } = useAdminMessages().form
  const styles = storyVersionsStyles(useTheme())
  const { count } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)

  const shown = versions?.slice(0, isWhole ? versions.length : FEW) ?? []

  return (
    <>
      <Table
        columns={useVersionColumns(setAsked)}
        empty={<p css={styles.facts}>{messages.empty}</p>}
        failed={onRetry && <ErrorState message={messages.failed} onRetry={onRetry} />}
        label={messages.table}
        loading={messages.loading}
        rowKey={({ number }) => String(number)}
        items={onRetry ? [] : shown}
        status={onRetry ? 'failed' : versions ? 'ready' : 'loading'}
      />
      {versions && versions.length > FEW && !isWhole && (
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
