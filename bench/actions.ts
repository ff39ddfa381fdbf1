import { RIVER } from '../packages/server/src/test/play.ts'
import { milliseconds, signUp, type Player } from './player.ts'
import { startPlanted } from './planted.ts'
import { median, print } from './table.ts'

const ACTIONS = 40
const TURNS = 3
/** Each sentence so often. */
const KIND_ROUNDS = 20 * 12
const CONTINUE = { action_type: 'continue', selected_model: 'kathakar' }
/** Sessions that are played at once, and for how long. */
const CROWD = 16
const CROWD_MS = 10_000
const AGAINST = 'a request with one database question'
/** Untimed at first, of each: what a process does seldom is not yet compiled. */
const WARM_UP = 200

/** One statement finds the sign-in, and nothing else is asked. Readiness remembers its answer. */
const questionOf =
  ({ send }: Player) =>
  () =>
    send('GET', '/auth/me')

/** Ways to act in a new session of the first story. */
async function beginSession({ send }: Player) {
  const list = (await (await send('GET', '/stories/')).json()) as { stories: { id: string }[] }
  const begun = await send('PUT', '/game/sessions/', { story_id: list.stories[0]?.id })
  const { id } = (await begun.json()) as { id: string }
  return () => send('POST', `/game/sessions/${id}/action`, CONTINUE)
}

/** How often a second they do `work`, all at once. */
async function perSecond(players: Player[], work: (player: Player) => Promise<unknown>) {
  const started = performance.now()
  const until = started + CROWD_MS
  let done = 0
  const busy = players.map(async (player) => {
    while (performance.now() < until) {
      await work(player)
      done += 1
    }
  })
  await Promise.all(busy)
  return (done / (performance.now() - started)) * 1000
}

/** What an action costs when nobody else plays. */
async function oneAfterAnother(address: string) {
  const player = await signUp(address)
  const question = questionOf(player)
  for (let turn = 0; turn < WARM_UP; turn += TURNS) {
    const act = await beginSession(player)
    for (let step = 0; step < TURNS; step += 1) await milliseconds(act)
    await milliseconds(question)
  }
  const times: number[] = []
  const questions: number[] = []
  while (times.length < ACTIONS) {
    const act = await beginSession(player)
    for (let turn = 0; turn < TURNS; turn += 1) {
      times.push(await milliseconds(act))
      questions.push(await milliseconds(question))
    }
  }
  const what = 'an action with an instant storyteller'
  print({ what, ours: median(times), limit: median(questions), unit: 'ms', against: AGAINST })
}

/** What players say, no sentence twice in a row: some mean a choice, some nothing that is there. */
const WORDS = [
  'I step into the boat and let him take me over',
  'what does the brass bell sound like?',
  'I would rather walk along the reeds',
  'juggle three burning pineapples',
  'let us see what lies up the river',
  'main nadi paar karta hoon',
  'tell the ferryman that I have no coin',
  'nothing of that, I sit down and wait for the moon',
  'मैं किनारे किनारे ऊपर की ओर चलती हूँ',
  'can I untie the wet rope with my teeth?',
  'ask him who rang the bell last night',
  'go over to the island with him',
] as const

/** Actions of one kind in a known story, each taken back untimed. */
async function ofAKind(player: Player, story_id: string, actionAt: (round: number) => object) {
  const begun = await player.send('PUT', '/game/sessions/', { story_id })
  const { id } = (await begun.json()) as { id: string }
  const act = (action: object) =>
    player.send('POST', `/game/sessions/${id}/action`, { selected_model: 'kathakar', ...action })
  return async (round: number) => {
    let isTurn = false
    const taken = await milliseconds(async () => {
      const answered = await act(actionAt(round))
      isTurn = !/"(asked|hint)":/u.test(await answered.clone().text())
      return answered
    })
    if (isTurn) await milliseconds(() => act({ action_type: 'undo' }))
    return taken
  }
}

const KINDS = {
  'an action with a choice': () => ({
    action_type: 'continue',
    selected_choice: 'Cross the river with the ferryman',
  }),
  'an action with free words': (round: number) => ({
    action_type: 'custom_action',
    user_action: WORDS[round % WORDS.length],
  }),
}

/** What an action costs by what the player gives: a choice of the list, or words to be heard. */
async function byKind(address: string, storyId: string) {
  const player = await signUp(address, 'bench_kinds')
  const question = questionOf(player)
  for (const [what, actionAt] of Object.entries(KINDS)) {
    const act = await ofAKind(player, storyId, actionAt)
    const times: number[] = []
    const questions: number[] = []
    for (let round = 0; round < KIND_ROUNDS; round += 1) {
      times.push(await act(round))
      questions.push(await milliseconds(question))
    }
    print({ what, ours: median(times), limit: median(questions), unit: 'ms', against: AGAINST })
  }
}

/** How many actions one server carries, with a session begun for every few of them. */
async function manyAtOnce(address: string) {
  const signingUp = Array.from({ length: CROWD }, (_, number) => signUp(address, `bench_${number}`))
  const players = await Promise.all(signingUp)
  const sessions = await perSecond(players, async (player) => {
    const act = await beginSession(player)
    for (let turn = 0; turn < TURNS; turn += 1) await milliseconds(act)
  })
  const questions = await perSecond(players, (player) => milliseconds(questionOf(player)))
  const what = `actions a second, ${CROWD} players at once`
  print({ what, ours: sessions * TURNS, limit: questions, unit: '/s', against: AGAINST })
}

/**
 * The server's own time in an action: two transactions, judging, telling, presenting. The built-in
 * storyteller answers at once, so its words cost nothing here.
 */
export async function benchActions() {
  const { address, ids, stop } = await startPlanted({ structure: RIVER, initial_xp: 100_000 })
  await oneAfterAnother(address)
  await byKind(address, ids[0] ?? '')
  await manyAtOnce(address)
  await stop()
}
