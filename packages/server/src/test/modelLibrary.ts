import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { installLibrary } from '../providers/modelFile/installLibrary.ts'
import { modelFolders } from '../providers/modelFile/modelFolders.ts'

/** Folder of the installed library. It is reused by later runs, because installing takes about 10 s and 85 MB. */
const INSTALLED = fileURLToPath(
  new URL('../../../../node_modules/.cache/model-library', import.meta.url),
)

export async function linkLibrary(dataDir: string): Promise<void> {
  await installLibrary(INSTALLED, () => undefined)
  symlinkSync(INSTALLED, modelFolders(dataDir).library)
}

/** Installs a fake library. `loadModel` and `write` contain the code of its functions. */
export function fakeLibrary(dataDir: string, loadModel: string, write = 'async () => {}'): void {
  const { files, library } = modelFolders(dataDir)
  const folder = join(library, 'node_modules/node-llama-cpp')
  mkdirSync(join(folder, 'dist'), { recursive: true })
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'fake.gguf'), 'GGUF')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'dist/index.js'),
    `const sequence = {
      nextTokenIndex: 0,
      adaptStateToTokens: async () => {},
      tokenMeter: { getState: () => ({ usedOutputTokens: 0 }) },
    }
    const model = {
      trainContextSize: 8000,
      createContext: async () => ({ contextSize: 8000, getSequence: () => sequence }),
    }
    export const getLlama = async () => ({
      loadModel: ${loadModel},
      createGrammarForJsonSchema: async () => ({}),
    })
    export const resolveChatWrapper = () => ({
      generateContextState: () => ({ contextText: { tokenize: () => [1] } }),
    })
    export class LlamaChat {
      sequence = sequence
      async generateResponse(_history, options) {
        await (${write})(options)
        return { metadata: { stopReason: 'eogToken' } }
      }
    }`,
  )
}
