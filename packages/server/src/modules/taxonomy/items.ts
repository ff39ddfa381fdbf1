import { sql } from 'kysely'

import { fieldRefusal } from '../../platform/call.ts'
import type { Db, Platform, Refusal, StoredUser, Services } from '../../platform/call.ts'
import { recordEvent, type AuditEvent, type AuditFacts } from '../audit/index.ts'
import type { Item, ItemChanges, ItemForm, Kind } from './kinds.ts'

export type TaxonomyContext = Platform & Pick<Services, 'ids'>

/** Key of the advisory lock. */
const TAXONOMY_LOCK = 731_002

/** Locks categories and tags, so that names and positions stay unique. */
export const lockTaxonomy = (db: Db) =>
  sql`select pg_advisory_xact_lock(${TAXONOMY_LOCK})`.execute(db)

interface Change {
  kind: 'category' | 'tag'
  id: string
  by: StoredUser
  before?: AuditFacts
  after?: AuditFacts
}

export const taxonomyEvent = ({ kind, id, by, ...facts }: Change): AuditEvent => ({
  actor_id: by.id,
  act: kind === 'category' ? 'category_changed' : 'tag_changed',
  target: { kind, id },
  ...facts,
})

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase()

/** Refuses a name that differs from another name only in case or normalization. */
const refuseTaken = (rows: readonly Item[], name: string, ownId?: string): Refusal | null =>
  rows.some((row) => row.id !== ownId && fold(row.display_name) === fold(name))
    ? fieldRefusal('display_name', 'This name is taken')
    : null

async function lockItem<Row extends Item, Form extends ItemForm>(
  db: Db,
  kind: Kind<Row, Form>,
  id: string,
) {
  await lockTaxonomy(db)
  const rows = await kind.list(db)
  return { rows, row: rows.find((it) => it.id === id) }
}

export const createItem = <Row extends Item, Form extends ItemForm>(
  ctx: TaxonomyContext,
  kind: Kind<Row, Form>,
  by: StoredUser,
  form: Form,
) =>
  ctx.transaction<Row | Refusal>(async (db) => {
    await lockTaxonomy(db)
    const taken = refuseTaken(await kind.list(db), form.display_name)
    if (taken) return taken
    // A key consists of the ASCII letters and digits of the name.
    const plain = form.display_name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
    const other = ctx.ids.newId().slice(0, 8)
    const created =
      (await kind.insert(db, form, plain || other)) ??
      (await kind.insert(db, form, `${plain}-${other}`))
    if (!created) throw new Error(`No key is free for the ${kind.name} ${form.display_name}`)
    const { id } = created
    await recordEvent(db, taxonomyEvent({ kind: kind.name, id, by, after: form }), ctx.clock.now())
    return (await kind.list(db)).find((row) => row.id === id) ?? { code: 'not_found' }
  })

export const changeItem = <Row extends Item, Form extends ItemForm>(
  { transaction, clock }: Platform,
  kind: Kind<Row, Form>,
  by: StoredUser,
  id: string,
  changes: ItemChanges<Form>,
) =>
  transaction<Row | Refusal>(async (db) => {
    const { rows, row } = await lockItem(db, kind, id)
    if (!row) return { code: 'not_found' }
    const before = kind.formOf(row)
    const after = kind.formOf(row, changes)
    const taken = refuseTaken(rows, after.display_name, id)
    if (taken) return taken
    await kind.update(db, id, after)
    const event = taxonomyEvent({ kind: kind.name, id, by, before, after })
    await recordEvent(db, event, clock.now())
    return { ...row, ...after }
  })

export const deleteItem = <Row extends Item, Form extends ItemForm>(
  { transaction, clock }: Platform,
  kind: Kind<Row, Form>,
  by: StoredUser,
  id: string,
) =>
  transaction<{ id: string } | Refusal>(async (db) => {
    const { row } = await lockItem(db, kind, id)
    if (!row) return { code: 'not_found' }
    const { stories } = row
    if (stories > 0) {
      const detail =
        stories === 1 ? 'One story still uses this.' : `${stories} stories still use this.`
      return { code: 'in_use', in_use_by: stories, detail }
    }
    await removeItem(db, kind, id)
    const event = taxonomyEvent({ kind: kind.name, id, by, before: kind.formOf(row) })
    await recordEvent(db, event, clock.now())
    return { id }
  })

export const mergeItem = <Row extends Item, Form extends ItemForm>(
  { transaction, clock }: Platform,
  kind: Kind<Row, Form>,
  by: StoredUser,
  id: string,
  into: string,
) =>
  transaction<Row | Refusal>(async (db) => {
    const { rows, row } = await lockItem(db, kind, id)
    if (!row) return { code: 'not_found' }
    if (id === into) return fieldRefusal('into', 'Choose another one')
    if (!rows.some((it) => it.id === into)) return fieldRefusal('into', 'There is no such one')
    await kind.moveStories(db, id, into)
    await removeItem(db, kind, id)
    const before = { display_name: row.display_name, stories: row.stories }
    const event = taxonomyEvent({ kind: kind.name, id, by, before, after: { into } })
    await recordEvent(db, event, clock.now())
    return (await kind.list(db)).find((it) => it.id === into) ?? { code: 'not_found' }
  })

const removeItem = (db: Db, { table }: { table: 'categories' | 'tags' }, id: string) =>
  sql`delete from ${sql.table(table)} where id = ${id}`.execute(db)
