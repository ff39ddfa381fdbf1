import { setTimeout as pause } from 'node:timers/promises'

import { buildTestApp, type TestApp } from '../packages/server/src/test/buildTestApp.ts'
import { endStream, openStream, sayPiece } from '../packages/server/src/test/chatWire.ts'
import { createConnectedModels } from '../packages/server/src/test/connectedModels.ts'
import { startFaultServer } from '../packages/server/src/test/faultServer.ts'
import { acted, beginPlay } from '../packages/server/src/test/play.ts'
import { createScriptedModels } from '../packages/server/src/test/scriptedModels.ts'
import { TOLD } from '../packages/server/src/test/textFaults.ts'
import { builtinStoryteller } from '../packages/server/src/providers/builtinStoryteller.ts'
import type { TextModel } from '../packages/server/src/services/sessions/turn/modelPorts.ts'
import { percentile, print } from './table.ts'

const STREAMS = 200
const TOKEN_AFTER_MS = 20
const PROMISED_MS = 10

const PROVIDER_STREAMS = 40
/** A quick model, and one of usual speed. */
const TOKEN_EVERY_MS = [5, 20] as const
const FIRST_WORDS_MS = 100

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

interface Stage {
  app: TestApp
  address: string
  /** When the teller's first token came. */
  noted: { at: number }
}

/** Has turns told over a real connection: milliseconds from the teller's first token to the reader's. */
async function timeStreams({ app, address, noted }: Stage, streams: number): Promise<number[]> {
  const play = await beginPlay(app)
  const times: number[] = []
  for (let stream = 0; stream < streams; stream += 1) {
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
  return times
}

function printTimes(from: string, times: readonly number[], limit: number) {
  for (const [name, share] of Object.entries({ median: 0.5, p99: 0.99 })) {
    const ours = percentile(times, share)
    print({ what: `${name} from ${from}`, ours, limit, unit: 'ms', against: 'promised' })
  }
}

async function benchTeller() {
  const models = createScriptedModels()
  const app = await buildTestApp({ ports: models.ports })
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { model, noted } = timedTeller()
  models.tellBy(model, { kathakarToo: true })
  printTimes(
    'first token to first delta',
    await timeStreams({ app, address, noted }, STREAMS),
    PROMISED_MS,
  )
  await app.close()
}

/** How answers begin; one that may yet become a refusal or a heading is held back for a sentence. */
const OPENINGS = [
  TOLD,
  'Jamuna looks up from the kettle. “It is hot,” she says. “Drink it.”',
  'The ferryman nods, and the rope goes taut between the two of you.',
  'तुम नाव में कदम रखते हो और पानी तुम्हें धीरे-धीरे दूर ले जाता है।',
]

/** A provider that says a token, of four signs or so, every `everyMs`. */
async function timedProvider(everyMs: number) {
  const provider = await startFaultServer()
  const noted = { at: 0 }
  provider.script('speaks', ({ response, attempt }) => {
    const pieces = OPENINGS[attempt % OPENINGS.length]?.match(/[\s\S]{1,4}/gu) ?? []
    openStream(response).flushHeaders()
    const say = async () => {
      await pause(TOKEN_AFTER_MS)
      noted.at = performance.now()
      for (const piece of pieces) {
        sayPiece(response, piece)
        await pause(everyMs)
      }
      endStream(response)
    }
    void say()
  })
  return { provider, noted }
}

/** The same from a provider: what it says is read, guarded and held back where it may yet be no telling. */
async function benchProvider(everyMs: number) {
  const { provider, noted } = await timedProvider(everyMs)
  const models = createConnectedModels()
  const app = await buildTestApp({ ports: models.ports })
  models.connect({
    providers: { p: provider.asProvider },
    models: { kathakar: { provider: 'p', model: 'speaks' } },
  })
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const times = await timeStreams({ app, address, noted }, PROVIDER_STREAMS)
  printTimes(`a provider's, a token in ${everyMs} ms`, times, FIRST_WORDS_MS)
  await app.close()
  await provider.close()
}

/** From a storyteller's first token to the reader's, over a real connection. */
export async function benchStreams() {
  await benchTeller()
  for (const everyMs of TOKEN_EVERY_MS) await benchProvider(everyMs)
}
