import { startProduct } from './product.ts'
import { median, print } from './table.ts'

const ACTIONS = 40

const milliseconds = async (task: () => Promise<Response>): Promise<number> => {
  const started = performance.now()
  const response = await task()
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - started
}

/**
 * The server's own time in an action: two transactions, judging, telling, presenting. The built-in
 * storyteller tells at once. Held against a request that asks the database one question.
 */
export async function benchActions() {
  const { address, stop } = await startProduct()
  const api = `${address}/api/v1`
  const send = (path: string, method: string, body: object, headers: Record<string, string> = {}) =>
    fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const password = 'Lamp-0n-water!'
  const registered = await send('/auth/register', 'POST', {
    username: 'bench',
    email: 'bench@example.org',
    password,
    confirm_password: password,
  })
  const { tokens } = (await registered.json()) as { tokens: { access_token: string } }
  const authorization = `Bearer ${tokens.access_token}`
  const list = (await (await fetch(`${api}/stories/`)).json()) as { stories: { id: string }[] }

  const times: number[] = []
  const questions: number[] = []
  while (times.length < ACTIONS) {
    const story_id = list.stories[0]?.id
    const begun = await send('/game/sessions/', 'PUT', { story_id }, { authorization })
    const { id } = (await begun.json()) as { id: string }
    for (let turn = 0; turn < 3; turn += 1) {
      const action = { action_type: 'continue', selected_model: 'kathakar' }
      times.push(
        await milliseconds(() =>
          send(`/game/sessions/${id}/action`, 'POST', action, { authorization }),
        ),
      )
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
