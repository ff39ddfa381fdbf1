import { isRefusal } from '@kathasagar/interchange'
import type { ImportedStory, ImportRefusal, SourceFile } from '@kathasagar/interchange'

import type { Refusal } from '../../platform/call.ts'
import type { StoryImporter } from '../../modules/authoring/index.ts'
import { createBoundedPool, type PoolLimits } from '../threads/boundedPool.ts'

/** Limits. The timeout is shorter than the ten seconds of a call, so that the author sees the reason. */
const USUAL: PoolLimits = { timeoutMs: 8000, maxWaiting: 4 }

const refuse = (detail: string): Refusal => ({ code: 'import_unreadable', detail })

export function createImportPool(limits: PoolLimits = USUAL): StoryImporter {
  const file = new URL('./readImport.ts', import.meta.url)
  const pool = createBoundedPool<readonly SourceFile[], ImportedStory | ImportRefusal>(file, limits)

  return {
    async read(files) {
      const outcome = await pool.run(files)
      if (outcome === 'full') return { code: 'too_busy' }
      if (outcome === 'exceeded') {
        return refuse('This takes more time or memory to read than a story may; part it in two.')
      }
      const { answer } = outcome
      if (!isRefusal(answer)) return answer
      const { line, message } = answer
      return refuse(line === null ? message : `Line ${line}: ${message}`)
    },
    close: pool.close,
  }
}
