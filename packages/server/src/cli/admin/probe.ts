import { API_BASE } from '@kathasagar/api/contract'
import * as z from 'zod/mini'

import { CommandFault } from './cliContext.ts'

const ANSWERS_WITHIN_MS = 60_000
/** Guests are told by the built-in storyteller, whatever stands behind its key. */
const BUILT_IN = 'kathakar'

const TokensShape = z.object({ access_token: z.string() })
const ListShape = z.object({
  stories: z.array(z.object({ id: z.string(), is_premium: z.boolean() })),
})
const SessionShape = z.object({ id: z.string() })

/** One thing that a visitor does, and how it went. */
export interface ProbedStep {
  step: string
  ms: number
  /** What went wrong; null where it came as it should. */
  fault: string | null
}

interface Asked {
  method?: string
  token?: string
  body?: object
}

async function ask(url: string, { method, token, body }: Asked = {}): Promise<string> {
  const answer = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  const text = await answer.text()
  if (!answer.ok) throw new CommandFault(`answered ${answer.status}`)
  return text
}

/** Fails with one sentence where something else came than was asked for. */
function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const { success, data } = schema.safeParse(JSON.parse(text))
  if (!success) throw new CommandFault('answered something else')
  return data
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type Take = <T>(step: string, work: () => Promise<T>) => Promise<T>

/** What a guest does, one after the other. */
async function play(site: string, take: Take): Promise<void> {
  const api = `${site}${API_BASE}`
  await take('health', () => ask(`${site}/health/ready`))
  await take('sign-in page', async () => {
    if (!/<html/i.test(await ask(`${site}/login`))) throw new CommandFault('is no page')
  })
  const { access_token: token } = await take('guest', async () =>
    parsed(TokensShape, await ask(`${api}/auth/guest`, { method: 'POST' })),
  )
  const story_id = await take('stories', async () => {
    const { stories } = parsed(ListShape, await ask(`${api}/stories/`))
    const free = stories.find(({ is_premium }) => !is_premium)
    if (!free) throw new CommandFault('lists no free story')
    return free.id
  })
  const { id } = await take('session', async () => {
    const asked = { method: 'PUT', token, body: { story_id } }
    return parsed(SessionShape, await ask(`${api}/game/sessions/`, asked))
  })
  const body = { action_type: 'continue', selected_model: BUILT_IN }
  await take('turn', () => ask(`${api}/game/sessions/${id}/action`, { token, body }))
}

/** Plays on a site as a guest does; after the first fault nothing more is tried. */
export async function probeSite(site: string): Promise<ProbedStep[]> {
  const steps: ProbedStep[] = []
  const take: Take = async (step, work) => {
    const begun = performance.now()
    const ended = (fault: string | null) =>
      steps.push({ step, ms: Math.round(performance.now() - begun), fault })
    try {
      const done = await work()
      ended(null)
      return done
    } catch (error) {
      ended(sentenceOf(error))
      throw error
    }
  }
  // The step that failed says why.
  await play(site, take).catch(() => undefined)
  return steps
}
