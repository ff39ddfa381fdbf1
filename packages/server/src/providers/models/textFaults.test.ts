import { expect, test } from 'vitest'

import { endStream, openStream, sayPiece } from '../../test/chatWire.ts'
import { IMPATIENT } from '../../test/connectedModels.ts'
import { setModelStage } from '../../test/modelStage.ts'
import { act, acted, beginPlay, lookAt, walletOf, type GivenAction } from '../../test/play.ts'
import { IMMERSED, TOLD } from '../../test/textFaults.ts'
import type { CallPolicy } from './callPolicy.ts'

const { app, models, server } = await setModelStage()

const UNREACHABLE =
  'The storyteller cannot be reached right now. You were not charged. Please try again.'
const TOO_LATE = 'The storyteller took too long to answer. You were not charged. Please try again.'
const CUT_OFF = 'The answer was cut off. You were not charged. Please try again.'
const UNREADABLE = 'The storyteller gave an unreadable answer. You were not charged.'
const GONE = 'This model is not available. Please choose another.'
const TOO_LONG = 'This story has grown too long for this model. Please choose another.'
const REFUSED = 'That cannot be told in this story. Try a different action.'

const WORDS: GivenAction = { action_type: 'custom_action', user_action: 'I yawn' }

/** Puts a misbehaving model behind tenali. */
function connect(
  model: string,
  { isImpatient = false, baseUrl = `${server.url}/v1`, policy = {} as Partial<CallPolicy> } = {},
) {
  models.connect(
    {
      providers: { p: { kind: 'openai-compatible', base_url: baseUrl } },
      models: { tenali: { provider: 'p', model } },
    },
    isImpatient ? { text: IMPATIENT } : policy,
  )
}

const CASES: readonly (readonly [row: string, model: string, tries: number, sentence: string])[] = [
  ['2 never begins to answer', 'silent', 1, TOO_LATE],
  ['2 sends a head and no body', 'silent-after-head', 1, TOO_LATE],
  ['3 stalls midway', 'stalls', 1, TOO_LATE],
  ['3 drips without end', 'drips', 1, TOO_LATE],
  ['3 sends heartbeats and no word', 'only-heartbeats', 1, TOO_LATE],
  ['3 sends heartbeats and no more words', 'heartbeats-midway', 1, TOO_LATE],
  ['4 is cut midway', 'cut', 1, CUT_OFF],
  ['4 is cut within a chunk', 'cut-in-a-chunk', 1, CUT_OFF],
  ['4 stops without an end', 'ends-without-end', 1, CUT_OFF],
  ['4 hangs up before a word', 'resets', 3, UNREACHABLE],
  ['5 is overloaded inside the answer', 'overloaded-inside', 3, UNREACHABLE],
  ['6 is busy', 'busy', 3, 'The storyteller is busy. Please try again in 7 seconds.'],
  [
    '6 is busy for longer than we wait',
    'busy-for-long',
    1,
    'The storyteller is busy. Please try again in 40 seconds.',
  ],
  [
    '6 is busy and names no time',
    'busy-and-says-no-time',
    1,
    'The storyteller is busy. Please try again in 30 seconds.',
  ],
  [
    '6 is busy in the middle of an answer',
    'busy-midway',
    1,
    'The storyteller is busy. Please try again in 30 seconds.',
  ],
  ['7 has spent our money', 'spent', 1, UNREACHABLE],
  ['8 answers 500', 'status-500', 3, UNREACHABLE],
  ['8 answers 502', 'status-502', 3, UNREACHABLE],
  ['8 answers 503', 'status-503', 3, UNREACHABLE],
  ['8 answers 529', 'status-529', 3, UNREACHABLE],
  ['9 does not know our key', 'status-401', 1, UNREACHABLE],
  ['9 does not allow it', 'status-403', 1, UNREACHABLE],
  ['9 does not know our key in the middle of an answer', 'denied-midway', 1, UNREACHABLE],
  ['9 does not know our key and calls that a bad request', 'denied-as-400', 1, UNREACHABLE],
  ['10 has no such model', 'gone', 1, GONE],
  ['11 finds the story too long, twice', 'too-long', 2, TOO_LONG],
  ['12 answers with a page', 'html', 2, UNREADABLE],
  ['12 answers with broken JSON', 'bad-json', 2, UNREADABLE],
  ['12 breaks its JSON in the middle of an answer', 'bad-json-midway', 1, CUT_OFF],
  ['12 answers with JSON of another shape', 'no-answer-in-it', 2, UNREADABLE],
  ['14 says nothing', 'empty', 2, UNREADABLE],
  ['15 says a megabyte', 'megabyte', 1, UNREADABLE],
  ['15 begins a line that never ends', 'one-endless-line', 1, UNREADABLE],
  ['15 never stops', 'goes-on', 1, UNREADABLE],
  ['16 speaks another language', 'wrong-language', 2, UNREADABLE],
  ['17 speaks of itself', 'speaks-of-itself', 2, UNREADABLE],
  ['17 refuses as if it told', 'refuses-politely', 2, UNREADABLE],
  ['17 lists choices and tells nothing', 'lists-choices', 2, UNREADABLE],
  ['17 ends a story that goes on', 'ends-the-story', 2, UNREADABLE],
  ['17 ends it after it has told a little', 'ends-late', 2, UNREADABLE],
]
const SLOW = new Set(['silent', 'silent-after-head', 'stalls'])
/** Never silent for long: only the limit of the whole call ends them. */
const ENDLESS = new Set(['drips', 'only-heartbeats', 'heartbeats-midway'])

test.for(CASES)(
  'row %s: the built-in storyteller tells, nothing is charged, and the reason is shown',
  async ([, model, tries, sentence]) => {
    const play = await beginPlay(app)
    const policy = ENDLESS.has(model)
      ? { text: { ...IMPATIENT, idleMs: 20_000, totalMs: 1500 } }
      : {}
    connect(model, { isImpatient: SLOW.has(model), policy })

    const answer = await acted(app, play, WORDS)

    expect(answer).toMatchObject({
      model_used: 'kathakar',
      credits_consumed: 0,
      credits: 20,
      fallback_warning: sentence,
    })
    expect(answer.narrative).toBeTruthy()
    expect(answer.narrative).not.toContain('into the boat')
    expect(server.requests).toHaveLength(tries)
  },
)

test.for(['refuses-once', 'tells-then-lists', 'ends-once'])(
  'row 17: what is told by %s is told alone, and charged',
  async (model) => {
    const play = await beginPlay(app)
    connect(model)

    const answer = await acted(app, play, WORDS)

    expect(answer).toMatchObject({ model_used: 'tenali', narrative: TOLD, credits_consumed: 1 })
  },
)

test.for([
  ['a refused connection', 'http://127.0.0.1:9/v1'],
  ['an unknown host', 'http://nowhere.invalid/v1'],
] as const)('row 1: %s is told as a storyteller out of reach', async ([, baseUrl]) => {
  const play = await beginPlay(app)
  connect('well', { baseUrl })

  const answer = await acted(app, play, WORDS)

  expect(answer).toMatchObject({ model_used: 'kathakar', fallback_warning: UNREACHABLE })
})

test('row 1: a server that speaks no TLS is told as a storyteller out of reach', async () => {
  const play = await beginPlay(app)
  connect('well', { baseUrl: `${server.url.replace('http:', 'https:')}/v1` })

  const answer = await acted(app, play, WORDS)

  expect(answer.fallback_warning).toBe(UNREACHABLE)
})

test.for(['resets-once', 'overloaded-once', 'busy-once', 'html-once', 'empty-once'])(
  'a fault that passes is not noticed by the player: %s',
  async (model) => {
    const play = await beginPlay(app)
    connect(model)

    const answer = await acted(app, play, WORDS)

    expect(answer).toMatchObject({
      narrative: TOLD,
      model_used: 'tenali',
      credits_consumed: 1,
      fallback_warning: null,
    })
    expect(server.requests).toHaveLength(2)
  },
)

test('a busy provider is asked again after the time that it names', async () => {
  const play = await beginPlay(app)
  connect('busy-once')

  await acted(app, play, WORDS)

  expect(models.waits).toEqual([2000])
})

test.for([
  ['half a second', 0, 500],
  ['four seconds', 0.9999, 4000],
] as const)('between two tries there are %s at the limit', async ([, random, ms]) => {
  const play = await beginPlay(app)
  connect('status-500', { policy: { random: () => random } })

  await acted(app, play, WORDS)

  expect(models.waits.map(Math.round)).toEqual([ms, ms])
})

test('row 11: a story too long for the model is told again in fewer words', async () => {
  const play = await beginPlay(app)
  connect('too-long-once')

  const answer = await acted(app, play, WORDS)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali' })
})

test.for(['one-choice', 'numbers-for-choices', 'refuses-in-shape', 'html', 'empty'])(
  'row 13: a closer look that stays unreadable is given by the built-in storyteller: %s',
  async (model) => {
    const play = await beginPlay(app)
    connect(model)

    const answer = await acted(app, play, { action_type: 'immerse' })

    expect(answer).toMatchObject({
      model_used: 'kathakar',
      credits_consumed: 0,
      fallback_warning: UNREADABLE,
    })
    expect(answer.choices).toHaveLength(2)
    expect(server.requests).toHaveLength(2)
  },
)

test.for(['json-between-words', 'json-at-second-try', 'setup-without-choices'])(
  'row 13: a closer look that can be mended is mended: %s',
  async (model) => {
    const play = await beginPlay(app)
    connect(model)

    const answer = await acted(app, play, { action_type: 'immerse' })

    expect(answer).toMatchObject({ setup: IMMERSED.setup, model_used: 'tenali' })
    expect(answer.choices).toHaveLength(2)
  },
)

test('a model may think for as long as its bound on tokens lets it', async () => {
  const play = await beginPlay(app)
  server.script('thinks-long', ({ response }) => {
    openStream(response)
    sayPiece(response, '<think>')
    for (let token = 0; token < 7000; token += 1) sayPiece(response, ' on and')
    sayPiece(response, `</think>\n\n${TOLD}`)
    endStream(response)
  })
  models.connect({
    providers: { p: server.asProvider },
    models: {
      tenali: {
        provider: 'p',
        model: 'thinks-long',
        max_output_tokens: 8000,
        context_tokens: 32_000,
      },
    },
  })

  const answer = await acted(app, play, WORDS)

  expect(answer).toMatchObject({ narrative: TOLD, model_used: 'tenali' })
})

test('an answer that stopped for want of room ends with its last whole sentence', async () => {
  const play = await beginPlay(app)
  connect('stops-for-want-of-room')

  const answer = await acted(app, play, WORDS)

  expect(answer.narrative).toBe('You step in. The boat lifts.')
})

test.for(['filtered', 'filtered-400'])(
  'row 18: what a provider refuses to tell is an error, costs nothing and moves nothing: %s',
  async (model) => {
    const play = await beginPlay(app)
    const before = await lookAt(app, play)
    connect(model)

    const refused = await act(app, play, WORDS)

    expect(refused.status).toBe(400)
    expect(refused.refusal()).toMatchObject({ code: 'told_refused', detail: REFUSED })
    expect(await walletOf(app, play)).toEqual({ xp: 10, credits: 20 })
    expect(await lookAt(app, play)).toEqual(before)
  },
)

test('row 18: after a refusal the next action is told as ever', async () => {
  const play = await beginPlay(app)
  connect('filtered')
  await act(app, play, WORDS)
  connect('well')

  const answer = await acted(app, play, { action_type: 'continue' })

  expect(answer).toMatchObject({ narrative: TOLD, credits_consumed: 1 })
})
