import { useState } from 'react'
import type { StoryVersion } from '@kathasagar/api/contract'

import { useFormat } from '../../../format/useFormat.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { fill } from '../../../format/fill.ts'
import { FormError } from '../../account/FormError/FormError.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { storyVersionsStyles as styles } from './StoryVersions.styles.ts'
import { useVersionColumns } from './useVersionColumns.tsx'

export interface StoryVersionsProps {
  /** The latest first; null while they are on their way. */
  versions: readonly StoryVersion[] | null
  /** Called to ask again for versions that could not be loaded. */
  onRetry?: (() => void) | undefined
  /** Something is typed that a restored version would sweep away. */
  hasUnsaved: boolean
  /** Asks for versions before those that are there; absent where there are none. */
  onMore?: (() => void) | undefined
  /** Earlier versions are on their way. */
  isMoreBusy?: boolean
  /** Why earlier versions have not come, as a sentence. */
  moreError?: string | undefined
  /** Where a version is compared with the newest one; without it there is no way there. */
  compareHref?: ((number: number) => string) | undefined
  /** Makes a version the newest one; gives why it was refused, as a sentence. */
  onRestore: (number: number) => Promise<string | null>
}

/** How many show before all are asked for. */
const FEW = 5

/** The structures that a story had: who saved each and when, and the way back to it. */
export function StoryVersions(props: StoryVersionsProps) {
  const { versions, onRetry, hasUnsaved, compareHref, onRestore } = props
  const { versions: messages } = useAuthoringMessages().authoring
  const [isWhole, setWhole] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)

  const shown = versions?.slice(0, isWhole ? versions.length : FEW) ?? []

  return (
    <>
      <Table
        columns={useVersionColumns({ onAsk: setAsked, compareHref })}
        empty={<p css={styles.facts}>{messages.empty}</p>}
        failed={onRetry && <ErrorState message={messages.failed} onRetry={onRetry} />}
        label={messages.table}
        loading={messages.loading}
        rowKey={({ number }) => String(number)}
        items={onRetry ? [] : shown}
        status={onRetry ? 'failed' : versions ? 'ready' : 'loading'}
      />
      {versions && (
        <More {...props} count={versions.length} isWhole={isWhole} onWhole={() => setWhole(true)} />
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

interface MoreProps extends Pick<StoryVersionsProps, 'onMore' | 'isMoreBusy' | 'moreError'> {
  /** How many are there. */
  count: number
  /** All that are there show. */
  isWhole: boolean
  /** All that are there are to be shown. */
  onWhole: () => void
}

/** The way to versions that do not show yet. */
function More({ count, isWhole, onWhole, onMore, isMoreBusy = false, moreError }: MoreProps) {
  const { versions: messages } = useAuthoringMessages().authoring
  const format = useFormat()
  if (count > FEW && !isWhole) {
    return (
      <Button onPress={onWhole} size="small" variant="quiet">
        {fill(messages.all, { count: format.count(count) })}
      </Button>
    )
  }
  if (!onMore) return null
  return (
    <>
      {moreError && <FormError>{moreError}</FormError>}
      <Button
        busyLabel={messages.moreBusy}
        isBusy={isMoreBusy}
        onPress={onMore}
        size="small"
        variant="quiet"
      >
        {messages.more}
      </Button>
    </>
  )
}
