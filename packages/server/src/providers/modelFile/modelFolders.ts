import { join } from 'node:path'

import type { Home } from '../models/connection.ts'

/** Address of the provider that runs the files of this machine. No other program can have it. */
export const MODEL_FILE_URL = 'http://model-file.localhost/v1'
const { origin: ORIGIN } = new URL(MODEL_FILE_URL)

/** Returns true for the provider of model files. A player's own provider is never inside. */
export const isModelFile = ({ address, isInside }: Home): boolean =>
  isInside && address !== undefined && new URL(address).origin === ORIGIN

export interface ModelFolders {
  files: string
  /** npm installs node-llama-cpp there. */
  library: string
}

/** Returns the folders of an installation for model files. */
export const modelFolders = (dataDir: string): ModelFolders => ({
  files: join(dataDir, 'models'),
  library: join(dataDir, 'model-library'),
})
