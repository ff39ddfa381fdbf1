import { signUp } from './player.ts'
import { startProduct } from './product.ts'
import { median, print, turnAbout } from './table.ts'

const TRIES = 500
const WARM_UP = 20
/** Answers are equal, and their medians closer than this (docs/THREATS.md, Accounts and tokens). */
const LIMIT_MS = 5

interface Question {
  what: string
  path: string
  /** The body for one address, known or unknown. */
  bodyFor: (email: string) => object
}

const QUESTIONS: readonly Question[] = [
  {
    what: 'login',
    path: '/auth/login',
    bodyFor: (email_or_username) => ({ email_or_username, password: 'Wrong#1234' }),
  },
  { what: 'forgot-password', path: '/auth/forgot-password', bodyFor: (email) => ({ email }) },
  {
    what: 'resend-verification',
    path: '/auth/resend-verification',
    bodyFor: (email) => ({ email }),
  },
]

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Milliseconds until the whole answer is there, and the answer without its number. */
async function ask(address: string, { path, bodyFor }: Question, email: string) {
  const started = performance.now()
  const response = await post(address, path, bodyFor(email))
  const text = await response.text()
  const ms = performance.now() - started
  return { ms, said: `${response.status} ${text.replace(/"request_id":"[^"]*"/, '')}` }
}

async function compare(address: string, question: Question, known: string, unknown: string) {
  const said = new Set<string>()
  const timeOf = (email: string) => async () => {
    const asked = await ask(address, question, email)
    said.add(asked.said)
    return asked.ms
  }
  const rounds = { rounds: TRIES, warmUp: WARM_UP }
  const { ours, limit } = await turnAbout(rounds, timeOf(known), timeOf(unknown))
  if (said.size !== 1) throw new Error(`${question.what} answers differ: ${[...said].join(' | ')}`)
  return Math.abs(median(ours) - median(limit))
}

/** What an account enumerator can learn from the clock: the difference of the medians of 500 tries. */
export async function benchEnumeration() {
  const { address, stop } = await startProduct()
  const email = 'known_reader@example.org'
  await signUp(address, 'known_reader')
  for (const question of QUESTIONS) {
    const ours = await compare(address, question, email, 'nobody_reader@example.org')
    print({
      what: `${question.what}: known against unknown`,
      ours,
      limit: LIMIT_MS,
      unit: 'ms',
      against: `promised; ${TRIES} tries`,
    })
  }
  await stop()
}
