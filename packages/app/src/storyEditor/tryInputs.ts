import type { TrialRequest } from '@kathasagar/engine/narration/trial/answersTo'
import type { TypicalAnswer } from '@kathasagar/ui/authoring'

/** Tries typical inputs in a worker, which then terminates. Resolves to null without a response. */
export function tryInputs(
  request: TrialRequest,
  signal: AbortSignal,
): Promise<readonly TypicalAnswer[] | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null)
  const worker = new Worker(new URL('./trialWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly TypicalAnswer[] | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null))
    worker.addEventListener('error', () => resolve(null))
    worker.addEventListener('message', ({ data }: MessageEvent<TypicalAnswer[] | null>) =>
      resolve(data),
    )
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
