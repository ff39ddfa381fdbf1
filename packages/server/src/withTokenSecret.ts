import type { Config } from './configShape.ts'
import type { Db } from './db/database.ts'
import { sharedTokenSecret } from './db/tokenSecrets.ts'
import { offeredTokenSecret } from './providers/tokenSecret.ts'

/**
 * The same settings with a secret that all processes on a PostgreSQL database share, unless one is
 * set. What a directory kept from before is taken over by the first that comes.
 */
export async function withTokenSecret(config: Config, db: Db): Promise<Config> {
  const { tokenSecret, databaseUrl, dataDir } = config
  if (tokenSecret !== null || databaseUrl === null) return config
  return { ...config, tokenSecret: await sharedTokenSecret(db, offeredTokenSecret(dataDir)) }
}
