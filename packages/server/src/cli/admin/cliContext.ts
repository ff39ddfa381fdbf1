import { ERRORS } from '@kathasagar/api/contract'

import type { Config } from '../../config.ts'
import { createContext } from '../../context.ts'
import { openEmbedded, openPostgres, rethrow, type OpenDatabase } from '../../db/client.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import type { Context } from '../../modules/calls.ts'
import { isRefusal, type Refusal } from '../../platform/call.ts'
import { openSecrets } from '../../openSecrets.ts'

export class CommandError extends Error {}

export interface CliContext {
  config: Config
  say(line: string): void
  tell(line: string): void
}

/** Opens the configured database. Throws if another process uses it. */
export async function withDatabase<T>(
  { config }: CliContext,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config
  // Bypasses a pooler, because commands may use long transactions.
  const database = await (databaseUrl
    ? openPostgres(databaseDirectUrl ?? databaseUrl, rethrow)
    : openEmbedded(dataDir, rethrow))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Opens the database with all ports; `own` overrides some. Throws if migrations are pending. */
export const withProduct = <T>(
  cliContext: CliContext,
  work: (ports: Context) => Promise<T>,
  own: Partial<Context> = {},
) =>
  withDatabase(cliContext, async (database) => {
    const { done, pending } = await migrationsOf(database.db)
    if (pending.length > 0 && done.length > 0 && cliContext.config.databaseUrl) {
      throw new CommandError(
        'The database is of an earlier version. Run the command migrate first.',
      )
    }
    await migrate(database.db)
    const { config } = cliContext
    const secrets = await openSecrets(config, database.db)
    const context = createContext(config, database, { reportError: rethrow, secrets, ...own })
    try {
      return await work(context.ports)
    } finally {
      context.stop()
    }
  })

export function orThrow<T>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome
  const { code, detail = ERRORS[code].detail } = outcome
  if (typeof detail === 'string') throw new CommandError(detail)
  throw new CommandError(detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n'))
}
