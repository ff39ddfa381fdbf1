import { join } from 'node:path'

import type { ProviderAddress } from '../models/connection.ts'

/** URL of the provider that runs this machine's model files. No other program can use it. */
export const MODEL_FILE_URL = 'http://model-file.localhost/v1'
const { origin: ORIGIN } = new URL(MODEL_FILE_URL)

/** Returns true for the provider of model files, which a player's own provider never is. */
export const isModelFile = ({ address, isInside }: ProviderAddress): boolean =>
  isInside && address !== undefined && new URL(address).origin === ORIGIN

export interface ModelFolders {
  files: string
  /** npm installs node-llama-cpp in this folder. */
  library: string
}

export const modelFolders = (dataDir: string): ModelFolders => ({
  files: join(dataDir, 'models'),
  library: join(dataDir, 'model-library'),
})
