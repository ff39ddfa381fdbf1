import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import { readSecrets, sharedSecrets } from './db/tokenSecrets.ts'
import { createSecrets } from './providers/secrets.ts'
import { offeredTokenSecret, secretsOfDirectory } from './providers/tokenSecret.ts'
import type { Secrets } from './platform/call.ts'

export function secretsOfPlace({ tokenSecret, tokenSecretPrevious, dataDir }: Config): Secrets {
  if (tokenSecret === null) {
    return createSecrets(secretsOfDirectory(dataDir), async () => secretsOfDirectory(dataDir))
  }
  const set = [tokenSecret, tokenSecretPrevious].filter((value) => value !== null)
  return createSecrets(set.map((value) => ({ value, signs_from: null })))
}

/** Opens the secrets. Processes on PostgreSQL share those of the first process, from its data directory. */
export async function openSecrets(config: Config, db: Db): Promise<Secrets> {
  const { tokenSecret, databaseUrl, dataDir } = config
  if (tokenSecret !== null || databaseUrl === null) return secretsOfPlace(config)
  const kept = await sharedSecrets(db, offeredTokenSecret(dataDir))
  return createSecrets(kept, () => readSecrets(db))
}
