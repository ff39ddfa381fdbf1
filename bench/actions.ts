import { milliseconds, signUp, type Player } from './player.ts'
import { startProduct } from './product.ts'
import { median, print } from './table.ts'

const ACTIONS = 40
const TURNS = 3
const CONTINUE = { action_type: 'continue', selected_model: 'kathakar' }
/** Sessions that are played at once, and for how long. */
const CROWD = 16
const CROWD_MS = 10_000
const AGAINST = 'a request with one database question'

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
async function oneAfterAnother(address: string, question: () => Promise<Response>) {
  const player = await signUp(address)
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

/** How many actions one server carries, with a session begun for every few of them. */
async function manyAtOnce(address: string, question: () => Promise<Response>) {
  const signingUp = Array.from({ length: CROWD }, (_, number) => signUp(address, `bench_${number}`))
  const players = await Promise.all(signingUp)
  const sessions = await perSecond(players, async (player) => {
    const act = await beginSession(player)
    for (let turn = 0; turn < TURNS; turn += 1) await milliseconds(act)
  })
  const questions = await perSecond(players, () => milliseconds(question))
  const what = `actions a second, ${CROWD} players at once`
  print({ what, ours: sessions * TURNS, limit: questions, unit: '/s', against: AGAINST })
}

/**
 * The server's own time in an action: two transactions, judging, telling, presenting. The built-in
 * storyteller answers at once, so its words cost nothing here.
 */
export async function benchActions() {
  const { address, stop } = await startProduct()
  const question = () => fetch(`${address}/health/ready`)
  await oneAfterAnother(address, question)
  await manyAtOnce(address, question)
  await stop()
}
