import type { BulkAnswer } from '@kathasagar/api/contract'

import type { Format } from '../../../../design-system/format/createFormat.ts'
import type { AdminMessages } from '../../../../messages/en.ts'

type Words = AdminMessages['admin']['stories']['bulk']

/** Formats the number of changed stories, and of skipped stories by reason. */
export function bulkSentences(
  { changed, skipped }: Pick<BulkAnswer, 'changed' | 'skipped'>,
  changes: Words['would'] | Words['done'],
  { bulk, counted }: { bulk: Words } & Pick<Format, 'counted'>,
): string {
  const stay = skipped.map(({ why, stories }) => counted(bulk.skipped[why], stories))
  return [counted(changes, changed), ...stay].join(' ')
}
