import { ERRORS } from '@kathasagar/api/contract'

import type { Config } from '../../configShape.ts'
import { createContext } from '../../context.ts'
import { openEmbedded, openPostgres, raise, type OpenDatabase } from '../../db/client.ts'
import { migrate, migrationsOf } from '../../db/migrate.ts'
import type { Ports } from '../../services/ports.ts'
import { isRefusal, type Refusal } from '../../services/refusal.ts'
import { openSecrets } from '../../openSecrets.ts'

/** Something that the person at the command line can mend; said in one sentence. */
export class CommandFault extends Error {}

/** What a command has at hand. */
export interface CliContext {
  config: Config
  /** Result, on standard output. */
  say(line: string): void
  /** Progress, on standard error. */
  tell(line: string): void
}

/** Opens the database that the server would open; the embedded one has room for one process. */
export async function withDatabase<T>(
  { config }: CliContext,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config
  // Long transactions and settings of a session are nothing for a pooler.
  const database = await (databaseUrl
    ? openPostgres(databaseDirectUrl ?? databaseUrl, raise)
    : openEmbedded(dataDir, raise))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The same with everything that the use cases need, over a database that is up to date; a command brings parts of its own. */
export const withProduct = <T>(
  cliContext: CliContext,
  work: (ports: Ports) => Promise<T>,
  own: Partial<Ports> = {},
) =>
  withDatabase(cliContext, async (database) => {
    const { done, pending } = await migrationsOf(database.db)
    if (pending.length > 0 && done.length > 0 && cliContext.config.databaseUrl) {
      throw new CommandFault(
        'The database is of an earlier version. Run the command migrate first.',
      )
    }
    await migrate(database.db)
    const { config } = cliContext
    const secrets = await openSecrets(config, database.db)
    const context = createContext(config, database, { reportFault: raise, secrets, ...own })
    try {
      return await work(context.ports)
    } finally {
      context.stop()
    }
  })

/** What was asked for, or its refusal as a sentence. */
export function orFault<T>(outcome: T | Refusal): T {
  if (!isRefusal(outcome)) return outcome
  const { code, detail = ERRORS[code].detail } = outcome
  if (typeof detail === 'string') throw new CommandFault(detail)
  throw new CommandFault(detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n'))
}
