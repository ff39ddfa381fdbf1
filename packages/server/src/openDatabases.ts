import type { Config } from './config.ts'
import { openEmbedded, openPostgres, openReplica, type OpenDatabase } from './db/client.ts'
import type { OpenReplica } from './db/watchReplica.ts'

export interface Reports {
  say: (line: string) => void
  onError: (error: unknown) => void
}

export interface OpenDatabases extends OpenDatabase {
  replica: OpenReplica | null
}

export type Opening = Promise<OpenDatabases>

export async function openDatabases(config: Config, reports: Reports): Promise<OpenDatabases> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl, dataDir } = config
  const { say, onError } = reports
  say(databaseUrl ? 'Opening the PostgreSQL database' : `Opening the database in ${dataDir}`)
  const database: OpenDatabase = await (databaseUrl
    ? openPostgres(databaseUrl, onError, { isPooled: databaseDirectUrl !== null })
    : openEmbedded(dataDir, onError))
  const replica = databaseReadUrl === null ? null : openReplica(databaseReadUrl, database, reports)
  const close = async () => {
    await replica?.close()
    await database.close()
  }
  return { ...database, replica, close }
}
