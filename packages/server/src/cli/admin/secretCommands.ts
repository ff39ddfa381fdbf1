import { setTimeout as wait } from 'node:timers/promises'

import type { Command } from 'commander'

import { DataDirInUseError } from '../../db/lockDataDir.ts'
import { dropPreviousSecret, turnSharedSecret } from '../../db/tokenSecrets.ts'
import {
  dropPreviousOfDirectory,
  newSecret,
  turnSecretOfDirectory,
} from '../../providers/tokenSecret.ts'
import { reseal } from '../../modules/models/index.ts'
import { CommandFault, withDatabase, withProduct, type CliContext } from './cliContext.ts'

/** Four polling intervals of a server. */
const PROPAGATION_MS = 20_000

const UNFINISHED =
  'An earlier secret is still good beside this one. Run rotate-secret --finish first, an hour after it was made at the earliest.'

/** Adds a secret. The previous one stays valid. */
async function rotateDirectory(cliContext: CliContext): Promise<string> {
  if (!turnSecretOfDirectory(cliContext.config.dataDir)) throw new CommandFault(UNFINISHED)
  try {
    return `${await withProduct(cliContext, reseal)} keys were sealed anew.`
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error
    return 'The server that runs takes it up within seconds, and seals all keys anew within two minutes.'
  }
}

async function turnDatabase(cliContext: CliContext): Promise<string> {
  await withProduct(cliContext, async () => undefined)
  const from = new Date(Date.now() + PROPAGATION_MS)
  const turned = await withDatabase(cliContext, ({ db }) => turnSharedSecret(db, newSecret(), from))
  if (!turned) throw new CommandFault(UNFINISHED)
  cliContext.tell('Waiting until every server knows the new secret...')
  await wait(from.getTime() - Date.now() + 1000)
  return `${await withProduct(cliContext, reseal)} keys were sealed anew.`
}

async function finish(cliContext: CliContext): Promise<string> {
  const { tokenSecret, databaseUrl, dataDir } = cliContext.config
  const count = await withProduct(cliContext, reseal)
  if (tokenSecret !== null) {
    return `${count} keys were sealed anew. TOKEN_SECRET_PREVIOUS can be taken out.`
  }
  if (databaseUrl === null) dropPreviousOfDirectory(dataDir)
  else await withDatabase(cliContext, ({ db }) => dropPreviousSecret(db))
  return `${count} keys were sealed anew. The earlier secret is good no more.`
}

const IS_SET =
  'TOKEN_SECRET is set, so it is yours to change: docs/OPERATIONS.md tells how nobody is signed out.'

export function addSecretCommands(program: Command, cliContext: CliContext): void {
  const { config, say } = cliContext
  program
    .command('rotate-secret')
    .description('make a new secret, and keep the one of before good beside it')
    .option('--finish', 'the one of before is good no more')
    .action(async ({ finish: isEnd }: { finish?: boolean }) => {
      if (isEnd) return say(await finish(cliContext))
      if (config.tokenSecret !== null) throw new CommandFault(IS_SET)
      const done = await (config.databaseUrl === null ? rotateDirectory : turnDatabase)(cliContext)
      say(`There is a new secret, and the one of before is good beside it. ${done}`)
    })
}
