import { useOf } from '@storybook/addon-docs/blocks'

import { isRole, isStatus, meaningOf } from './lifeCycle.ts'
import { factsOf } from './pages/pieceDocs.ts'

const roleName = (tag: string) => tag.replace('role:', '')

/** Says on a page of documentation how far one may build on the piece, and who meets it. */
export function StatusBadge() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { tags, title } = preparedMeta
  const status = tags.find(isStatus)
  if (!status) return null
  const isExported = Boolean(factsOf(title)?.entry)

  return (
    <p className="docs-status">
      <strong data-status={status}>{status}</strong> {meaningOf(status, isExported)}{' '}
      <span>Met by: {tags.filter(isRole).map(roleName).join(', ')}.</span>
    </p>
  )
}
