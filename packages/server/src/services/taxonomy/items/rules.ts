import type { AuditEvent, AuditFacts } from '../../../modules/audit/index.ts'
import { recordEvent } from '../../../modules/audit/index.ts'
import type { StoredUser } from '../../auth/ports.ts'
import type { Repositories } from '../../repositories.ts'
import { fieldRefusal, type Refusal } from '../../refusal.ts'
import type { StoredTaxonomy } from '../../admin/ports.ts'

type Kind = 'category' | 'tag'

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Two that look alike would be told apart by nobody. */
export const refuseTaken = (
  rows: readonly StoredTaxonomy[],
  name: string,
  ownId?: string,
): Refusal | null =>
  rows.some((row) => row.id !== ownId && fold(row.display_name) === fold(name))
    ? fieldRefusal('display_name', 'This name is taken')
    : null

export const refuseInUse = ({ stories }: StoredTaxonomy): Refusal | null =>
  stories === 0
    ? null
    : {
        code: 'in_use',
        in_use_by: stories,
        detail: stories === 1 ? 'One story still uses this.' : `${stories} stories still use this.`,
      }

/** Why one cannot take over the stories of another. */
export function refuseMerge(
  rows: readonly StoredTaxonomy[],
  from: string,
  into: string,
): Refusal | null {
  if (from === into) return fieldRefusal('into', 'Choose another one')
  return rows.some(({ id }) => id === into) ? null : fieldRefusal('into', 'There is no such one')
}

interface Change {
  kind: Kind
  id: string
  by: StoredUser
  before?: AuditFacts
  after?: AuditFacts
  now: Date
}

/** A change of a category or a tag as the audit log has it. */
export const taxonomyEvent = ({ kind, id, by, ...facts }: Omit<Change, 'now'>): AuditEvent => ({
  actor_id: by.id,
  act: kind === 'category' ? 'category_changed' : 'tag_changed',
  target: { kind, id },
  ...facts,
})

export const recordTaxonomy = (repos: Repositories, { now, ...change }: Change) =>
  recordEvent(repos.db, taxonomyEvent(change), now)
