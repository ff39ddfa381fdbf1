import { milliseconds, signUp } from './player.ts'
import { startProduct } from './product.ts'
import { median, print } from './table.ts'

const ACTIONS = 40
const CONTINUE = { action_type: 'continue', selected_model: 'kathakar' }

/**
 * The server's own time in an action: two transactions, judging, telling, presenting. The built-in
 * storyteller tells at once. Held against a request that asks the database one question.
 */
export async function benchActions() {
  const { address, stop } = await startProduct()
  const player = await signUp(address)
  const list = (await (await player.send('GET', '/stories/')).json()) as {
    stories: { id: string }[]
  }

  const times: number[] = []
  const questions: number[] = []
  while (times.length < ACTIONS) {
    const story_id = list.stories[0]?.id
    const begun = await player.send('PUT', '/game/sessions/', { story_id })
    const { id } = (await begun.json()) as { id: string }
    for (let turn = 0; turn < 3; turn += 1) {
      const act = () => player.send('POST', `/game/sessions/${id}/action`, CONTINUE)
      times.push(await milliseconds(act))
      questions.push(await milliseconds(() => fetch(`${address}/health/ready`)))
    }
  }
  print({
    what: 'an action with an instant storyteller',
    ours: median(times),
    limit: median(questions),
    unit: 'ms',
    against: 'a request with one database question',
  })
  await stop()
}
