import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from './config.ts'
import { bindStorytellers } from './modules/models/index.ts'
import type { Context } from './modules/calls.ts'
import { isRefusal } from './platform/call.ts'
import { installLibrary } from './providers/modelFile/installLibrary.ts'
import { createModelFileHost } from './providers/modelFile/modelFileHost.ts'
import { MODEL_FILE_URL, modelFolders } from './providers/modelFile/modelFolders.ts'
import type { ModelFolders } from './providers/modelFile/modelFolders.ts'
import {
  modelFileName,
  ModelFileError,
  takeModelFile,
  type OnProgress,
} from './providers/modelFile/takeModelFile.ts'

const PROVIDER = {
  name: 'Model files',
  kind: 'openai-compatible',
  base_url: MODEL_FILE_URL,
} as const
/** Minimum context size of a bound model, in tokens. */
const LEAST_CONTEXT = 4000
const USUAL_CONTEXT = 8000
/** Timeout for loading a model from a slow disk and generating one word, in ms. */
const TRY_MS = 600_000

/** Generates a word with a model file. Returns its context size, or throws if the file can't run. */
async function tryFile(folders: ModelFolders, model: string): Promise<number> {
  const host = createModelFileHost({ ...folders, idleMs: TRY_MS })
  const limits = { connectMs: TRY_MS, firstByteMs: TRY_MS, idleMs: TRY_MS, maxBytes: Infinity }
  const line = host.openLine(limits)
  try {
    const messages = [{ role: 'user', content: 'Say one word.' }]
    const body = JSON.stringify({ model, messages, max_tokens: 8, context_tokens: USUAL_CONTEXT })
    const answer = await line.fetch(`${MODEL_FILE_URL}/chat/completions`, { method: 'POST', body })
    const text = await answer.text()
    const context = Number(/"context_tokens":(\d+)/.exec(text)?.[1])
    if (!answer.ok || !(context > 0)) throw new ModelFileError(`${model} gave no answer.`)
    return context
  } catch (error) {
    if (error instanceof ModelFileError) throw error
    throw new ModelFileError(`${model} cannot be used: ${line.fault()?.message ?? String(error)}`)
  } finally {
    line.close()
    host.close()
  }
}

interface Adding {
  /** Local path or https URL of the model file. */
  source: string
  sha256?: string | undefined
  say: (line: string) => void
  onProgress: OnProgress
}

/** Installs the library, copies a file into the data directory, tests it, and binds all storytellers to it. */
export async function addLocalModel(
  ports: Context,
  { dataDir }: Pick<Config, 'dataDir'>,
  { source, sha256, say, onProgress }: Adding,
): Promise<void> {
  const folders = modelFolders(dataDir)
  const name = modelFileName(source)
  await installLibrary(folders.library, say)
  const path = join(folders.files, name)
  const isNew = !existsSync(path)
  const found = await takeModelFile(source, { path, sha256, onProgress })
  say(`${name} is in ${folders.files}, sha256 ${found}`)
  say('Loading it to see that it runs')
  try {
    const context_tokens = await tryFile(folders, name)
    if (context_tokens < LEAST_CONTEXT) {
      throw new ModelFileError(
        `${name} has room for ${context_tokens} tokens, and stories need ${LEAST_CONTEXT}.`,
      )
    }
    const settings = { context_tokens }
    const bound = await bindStorytellers(ports, { provider: PROVIDER, model: name, settings })
    if (isRefusal(bound)) throw new ModelFileError(`Rename the provider "${PROVIDER.name}" first.`)
    say(`Bound to ${name}: ${bound.bound.join(', ') || 'none, because the models file binds them'}`)
  } catch (error) {
    if (isNew) await rm(path, { force: true })
    throw error
  }
}

export function progressLines(say: (line: string) => void): OnProgress {
  let shown = 0
  return (done, total) => {
    const tenths = Math.floor((10 * done) / total)
    if (tenths > shown) say(`${10 * tenths} % of ${Math.round(total / 2 ** 20)} MB`)
    shown = tenths
  }
}

/** Adds the `LOCAL_MODEL` file on the first start with this setting. */
export async function addAtStart(
  ports: Context,
  { localModel: source, dataDir }: Config,
  say: (line: string) => void,
): Promise<void> {
  if (source === null) return
  const { providers } = ports.modelRegistry.setup()
  const isBound = providers.some(({ base_url }) => base_url === MODEL_FILE_URL)
  if (isBound && existsSync(join(modelFolders(dataDir).files, modelFileName(source)))) return
  await addLocalModel(ports, { dataDir }, { source, say, onProgress: progressLines(say) })
}
