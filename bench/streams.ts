import { setTimeout as pause } from 'node:timers/promises'

import { buildTestApp } from '../packages/server/src/test/buildTestApp.ts'
import { acted, beginPlay } from '../packages/server/src/test/play.ts'
import { createScriptedModels } from '../packages/server/src/test/scriptedModels.ts'
import { builtinStoryteller } from '../packages/server/src/providers/builtinStoryteller.ts'
import type { TextModel } from '../packages/server/src/services/sessions/turn/modelPorts.ts'
import { percentile, print } from './table.ts'

const STREAMS = 200
const TOKEN_AFTER_MS = 20
const PROMISED_MS = 10

/** A storyteller that notes when its first token came. */
function timedTeller() {
  const noted = { at: 0 }
  const model: TextModel = {
    async *tell(request, signal) {
      await pause(TOKEN_AFTER_MS)
      noted.at = performance.now()
      yield 'Listen now. '
      // As a provider does: the next token is not there yet.
      await pause(TOKEN_AFTER_MS)
      return yield* builtinStoryteller.tell(request, signal)
    },
  }
  return { model, noted }
}

/** When the first piece of prose had reached the reader. */
async function firstDelta(response: Response): Promise<number> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  let at = 0
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done) return at
    heard += value
    if (at === 0 && heard.includes('event: delta')) at = performance.now()
  }
}

/** From the provider's first token to the reader's, over a real connection. */
export async function benchStreams() {
  const models = createScriptedModels()
  const app = await buildTestApp({ ports: models.ports })
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { model, noted } = timedTeller()
  const play = await beginPlay(app)

  const times: number[] = []
  for (let stream = 0; stream < STREAMS; stream += 1) {
    models.tellBy(model, { kathakarToo: true })
    const response = await fetch(`${address}/api/v1/game/sessions/${play.session.id}/action`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${play.player.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        action_type: 'continue',
        selected_model: 'kathakar',
        selected_choice: 'Follow the bank upstream',
      }),
    })
    times.push((await firstDelta(response)) - noted.at)
    await acted(app, play, { action_type: 'undo' })
  }
  for (const [name, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const) {
    print({
      what: `${name} from first token to first delta`,
      ours: percentile(times, share),
      limit: PROMISED_MS,
      unit: 'ms',
      against: 'promised',
    })
  }
  await app.close()
}
