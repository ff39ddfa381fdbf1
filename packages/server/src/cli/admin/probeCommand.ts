import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import { API_BASE } from '@kathasagar/api/contract'
import type { Command } from 'commander'
import * as z from 'zod/mini'

import { type CliContext, CommandError } from './cliContext.ts'

const TIMEOUT_MS = 60_000
/** Storyteller that guests can always use. */
const BUILT_IN_MODEL = 'kathakar'

const TokensShape = z.object({ access_token: z.string(), refresh_token: z.string() })
const RenewedShape = z.object({ tokens: TokensShape })
const ListShape = z.object({
  stories: z.array(z.object({ id: z.string(), is_premium: z.boolean() })),
})
const SessionShape = z.object({ id: z.string() })

interface ProbedStep {
  step: string
  ms: number
  fault: string | null
}

async function ask(
  url: string,
  { method, token, body }: { method?: string; token?: string; body?: object } = {},
): Promise<string> {
  const answer = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await answer.text()
  if (!answer.ok) throw new CommandError(`answered ${answer.status}`)
  return text
}

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  const { success, data } = schema.safeParse(JSON.parse(text))
  if (!success) throw new CommandError('answered something else')
  return data
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type RunStep = <T>(step: string, work: () => Promise<T>) => Promise<T>

class ProbingGuest {
  token = ''
  /** True if the guest comes from the `--guest` file. It may have reached the session limit. */
  isKept = false
  readonly #api: string
  readonly #file: string | undefined

  constructor(api: string, file: string | undefined) {
    this.#api = api
    this.#file = file
  }

  #keep({ access_token, refresh_token }: z.output<typeof TokensShape>): void {
    if (this.#file !== undefined) writeFileSync(this.#file, refresh_token, { mode: 0o600 })
    this.token = access_token
  }

  async begin(): Promise<void> {
    this.isKept = false
    const answer = await ask(`${this.#api}/auth/guest`, { method: 'POST' })
    this.#keep(parsed(TokensShape, answer))
  }

  async comeBack(): Promise<void> {
    const file = this.#file
    if (file === undefined || !existsSync(file)) return this.begin()
    const body = { refresh_token: readFileSync(file, 'utf8') }
    const answer = await ask(`${this.#api}/auth/refresh`, { body }).catch(() => null)
    if (answer === null) return this.begin()
    this.isKept = true
    this.#keep(parsed(RenewedShape, answer).tokens)
  }
}

async function play(site: string, take: RunStep, file: string | undefined): Promise<void> {
  const api = `${site}${API_BASE}`
  const guest = new ProbingGuest(api, file)
  await take('health', () => ask(`${site}/health/ready`))
  await take('sign-in page', async () => {
    if (!/<html/i.test(await ask(`${site}/login`))) throw new CommandError('is no page')
  })
  await take('guest', () => guest.comeBack())
  const story_id = await take('stories', async () => {
    const { stories } = parsed(ListShape, await ask(`${api}/stories/`))
    const free = stories.find(({ is_premium }) => !is_premium)
    if (!free) throw new CommandError('lists no free story')
    return free.id
  })
  const begin = async () => {
    const asked = { method: 'PUT', token: guest.token, body: { story_id } }
    return parsed(SessionShape, await ask(`${api}/game/sessions/`, asked))
  }
  const { id } = await take('session', () =>
    begin().catch(async (error: unknown) => {
      if (!guest.isKept) throw error
      await guest.begin()
      return begin()
    }),
  )
  const body = { action_type: 'continue', selected_model: BUILT_IN_MODEL }
  await take('turn', () => ask(`${api}/game/sessions/${id}/action`, { token: guest.token, body }))
}

/** Plays until the first failed step. `guestFile` stores the guest between runs. */
async function probeSite(site: string, guestFile?: string): Promise<ProbedStep[]> {
  const steps: ProbedStep[] = []
  const take: RunStep = async (step, work) => {
    const begun = performance.now()
    const ended = (fault: string | null) =>
      steps.push({ step, ms: Math.round(performance.now() - begun), fault })
    try {
      const done = await work()
      ended(null)
      return done
    } catch (error) {
      ended(messageOf(error))
      throw error
    }
  }
  // Errors are part of the result: each failed step contains its error.
  await play(site, take, guestFile).catch(() => undefined)
  return steps
}

const formatStep = ({ step, ms, fault }: ProbedStep) =>
  `${step.padEnd(14)}${`${ms} ms`.padStart(9)}${fault === null ? '' : `  ${fault}`}`

export function addProbeCommand(program: Command, { say }: CliContext): void {
  program
    .command('probe')
    .description('play one turn on a site as a guest, and print the time of each step')
    .argument('<url>', 'public address of the site')
    .option('--json', 'print JSON')
    .option('--guest <file>', 'store the guest in this file for the next run')
    .action(async (url: string, { json, guest }: { json?: boolean; guest?: string }) => {
      if (!URL.canParse(url)) throw new CommandError(`${url} is not an address.`)
      const steps = await probeSite(url.replace(/\/+$/, ''), guest)
      const isWell = steps.every(({ fault }) => fault === null)
      say(json ? JSON.stringify({ ok: isWell, steps }) : steps.map(formatStep).join('\n'))
      if (!isWell) throw new CommandError(`${url} failed the probe.`)
    })
}
