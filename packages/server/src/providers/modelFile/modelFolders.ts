import { join } from 'node:path'

import type { ProviderAddress } from '../models/connection.ts'

/** URL of model files. It is valid only in this process. */
export const MODEL_FILE_URL = 'http://model-file.localhost/v1'
const { origin: ORIGIN } = new URL(MODEL_FILE_URL)

/** Returns true for the provider of model files. Returns false for a player's own provider. */
export const isModelFile = ({ address, isInside }: ProviderAddress): boolean =>
  isInside && address !== undefined && new URL(address).origin === ORIGIN

export interface ModelFolders {
  files: string
  /** Folder in which npm installs node-llama-cpp. */
  library: string
}

export const modelFolders = (dataDir: string): ModelFolders => ({
  files: join(dataDir, 'models'),
  library: join(dataDir, 'model-library'),
})
