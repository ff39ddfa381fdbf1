import { protocol, types, type messages, type PGlite } from '@electric-sql/pglite'
import { createBoundedCache } from '@kathasagar/story/boundedCache'

export interface StatementResult {
  rows: object[]
  affectedRows: number
}

interface Kept {
  name: string
  types: readonly number[]
  fields: readonly { name: string; dataTypeID: number }[]
}

type Messages = readonly { name: string }[]

/** Maximum number of prepared statements. Each takes a few kilobytes. */
const MAX_PREPARED = 300
const IS_PREPARED = /^\s*(select|insert|update|delete|with)\b/i
const CHANGES_SCHEMA = /^\s*(create|alter|drop)\b/i
const WRITES_ROWS = /^(INSERT|UPDATE|DELETE|MERGE) /

const { serialize } = protocol

/** Sends all messages in one call, because each call to PGlite is slow. */
async function exchange(pglite: PGlite, ...parts: readonly Uint8Array[]): Promise<Messages> {
  const { messages: told } = await pglite.execProtocol(Buffer.concat([...parts, serialize.sync()]))
  return told
}

async function prepare(pglite: PGlite, name: string, text: string): Promise<Kept> {
  const told = await exchange(
    pglite,
    serialize.parse({ name, text }),
    serialize.describe({ type: 'S', name }),
  )
  const rows = told.find((it) => it.name === 'rowDescription') as messages.RowDescriptionMessage
  const parameters = told.find(
    (it) => it.name === 'parameterDescription',
  ) as messages.ParameterDescriptionMessage
  return { name, types: parameters?.dataTypeIDs ?? [], fields: rows?.fields ?? [] }
}

function valueFor({ serializers }: PGlite, type: number | undefined, value: unknown) {
  if (value === null || value === undefined) return null
  const write = type === undefined ? undefined : serializers[type]
  if (write) return write(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const rowOf = ({ parsers }: PGlite, { fields }: Kept, row: messages.DataRowMessage): object =>
  Object.fromEntries(
    fields.map(({ name, dataTypeID }, index) => [
      name,
      types.parseType(row.fields[index] ?? null, dataTypeID, parsers),
    ]),
  )

function resultOf(pglite: PGlite, statement: Kept, told: Messages): StatementResult {
  const result: StatementResult = { rows: [], affectedRows: 0 }
  for (const message of told) {
    if (message.name === 'dataRow') {
      result.rows.push(rowOf(pglite, statement, message as messages.DataRowMessage))
    } else if (message.name === 'commandComplete') {
      const { text } = message as messages.CommandCompleteMessage
      if (WRITES_ROWS.test(text)) result.affectedRows = Number(text.split(' ').at(-1))
    }
  }
  return result
}

async function execute(pglite: PGlite, statement: Kept, params: readonly unknown[]) {
  const values = params.map((value, index) => valueFor(pglite, statement.types[index], value))
  const bind = serialize.bind({ statement: statement.name, values })
  return resultOf(pglite, statement, await exchange(pglite, bind, serialize.execute({})))
}

/** Prepares each statement once. In `on conflict … where`, use constants: plans may ignore parameters. */
export function keepStatements(pglite: PGlite) {
  const kept = createBoundedCache<string, Kept>({ max: MAX_PREPARED })
  let count = 0

  const find = async (sql: string): Promise<Kept> => {
    const known = kept.get(sql)
    if (known) return known
    const prepared = await prepare(pglite, `kept_${(count += 1)}`, sql)
    const evicted = kept.set(sql, prepared)
    if (evicted) await exchange(pglite, serialize.close({ type: 'S', name: evicted[1].name }))
    return prepared
  }

  /** Drops all prepared statements. Must run exclusively, because queued statements use their names. */
  const forget = async () => {
    await exchange(pglite, serialize.query('deallocate all'))
    kept.clear()
  }

  /** Runs a statement without preparing it. A schema change drops the prepared statements. */
  const runOnce = async (sql: string, params: unknown[]): Promise<StatementResult> => {
    const result = params.length > 0 ? await pglite.query(sql, params) : (await pglite.exec(sql))[0]
    if (CHANGES_SCHEMA.test(sql)) await pglite.runExclusive(forget)
    return { rows: (result?.rows ?? []) as object[], affectedRows: result?.affectedRows ?? 0 }
  }

  return (sql: string, params: unknown[] = []): Promise<StatementResult> =>
    IS_PREPARED.test(sql)
      ? pglite.runExclusive(async () => execute(pglite, await find(sql), params))
      : runOnce(sql, params)
}
