import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, describe, expect, test } from 'vitest'

import { listenOnLoopback } from './test/listenOnLoopback.ts'
import { testFolder } from './test/testFolder.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
const CANARY = 'Canary#4711xyz'

const folder = testFolder()
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
})

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@kathasagar/source', MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  const opened = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const address = /Kathasagar is open at (\S+)[^]*\nNext: .*\n/.exec(said)?.[1]
      if (address) opened.resolve(address)
    })
  }
  const ended = once(child, 'close').then(([code]) => Number(code))
  return {
    opened: opened.promise,
    ended,
    said: () => said,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function sayGarbage(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.write('नमस्ते\r\n\r\n')
  await once(socket, 'close')
  return heard
}

const SONGBIRD = { username: 'songbird', email: 'little.bird@example.org' }

test('lists invalid settings, and does not start', async () => {
  const server = run({
    PORT: 'eighty',
    LOG_LEVEL: 'loud',
    ADMIN_PASSWORT: CANARY,
    DATA_DIR: join(folder, 'unused'),
  })

  expect(await server.ended).toBe(1)
  expect(server.said()).toBe(
    [
      'These settings cannot be used:',
      '- ADMIN_PASSWORT is no setting: did you mean ADMIN_PASSWORD?',
      '- PORT must be a whole number from 0 to 65535, not "eighty"',
      '- LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      '',
    ].join('\n'),
  )
})

test('reports an unreachable database server in one sentence', async () => {
  const DATABASE_URL = 'postgres://nobody:hunter2@127.0.0.1:9/none'
  const server = run({ DATABASE_URL, DATA_DIR: join(folder, 'unused') })

  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('The PostgreSQL server of DATABASE_URL cannot be reached.')
  expect(server.said()).not.toMatch(/hunter2|at .*\.ts/)
})

async function refusingPostgres(sqlstate: string) {
  const fields = `SFATAL\0VFATAL\0C${sqlstate}\0Mrefused\0\0`
  const answer = Buffer.alloc(5 + fields.length)
  answer.write('E')
  answer.writeInt32BE(4 + fields.length, 1)
  answer.write(fields, 5, 'latin1')
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(answer))
  })
  const { port, close } = await listenOnLoopback(server)
  return { url: `postgres://tara:hunter2@127.0.0.1:${port}/lamp`, close }
}

test('reports a connection that PostgreSQL refuses in one sentence with advice', async () => {
  const postgres = await refusingPostgres('3D000')
  const server = run({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'unused') })

  expect(await server.ended).toBe(1)
  await postgres.close()
  expect(server.said().trim().split('\n').at(-1)).toContain(
    'PostgreSQL has no database with the name in DATABASE_URL.',
  )
  expect(server.said()).not.toMatch(/hunter2|at .*\.ts/)
})

// Each test starts with the state after the previous test.
describe('a server with its own directory', { timeout: 120_000 }, () => {
  const DATA_DIR = join(folder, 'data')
  let first: ReturnType<typeof run>
  let address: string
  let tokens: Record<string, string>
  const passwordIn = (said: string) => /shown only now: (\S+)/.exec(said)?.[1]

  test('starts, and shows the password of its admin', async () => {
    first = run({ DATA_DIR })

    address = await first.opened

    expect(passwordIn(first.said())).toMatch(/\S{12,}/)
    expect(first.said().trim().split('\n').slice(-5)).toEqual([
      `Kathasagar is open at ${address}`,
      expect.stringMatching(/^Administrator: admin, with the password, shown only now: \S+$/),
      `Data: all in ${DATA_DIR}; without SMTP_URL, mail is stored in its outbox`,
      expect.stringMatching(/^To stop: Ctrl\+C/),
      expect.stringMatching(/^Next: /),
    ])
  })

  test('refuses a second server', async () => {
    const second = run({ DATA_DIR })

    expect(await second.ended).toBe(1)
    expect(second.said().trim().split('\n').at(-1)).toMatch(/^The data directory .* is in use/)
  })

  test('stores the player’s data, but does not log it', async () => {
    const form = { ...SONGBIRD, password: CANARY, confirm_password: CANARY }

    const registered = await post(address, '/auth/register?token=secret-in-query', form)

    expect(registered.status).toBe(201)
    ;({ tokens } = (await registered.json()) as { tokens: Record<string, string> })
    expect(await sayGarbage(address)).toMatch(/^HTTP\/1.1 400 .*malformed_request/s)
    expect(await first.stop()).toBe(0)
    const secrets = [CANARY, 'secret-in-query', 'little.bird', ...Object.values(tokens)]
    expect(secrets.filter((secret) => first.said().includes(secret))).toEqual([])
  })

  test('leaves a backup, and files that only their owner can access', () => {
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
    expect(statSync(join(DATA_DIR, 'token-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(DATA_DIR, 'backups'))).toEqual([
      expect.stringMatching(/^kathasagar-.*Z\.gz$/),
    ])
  })

  test('has all data after a restart, and ignores another admin password', async () => {
    const next = run({ DATA_DIR, BACKUP_MINUTES: '0', ADMIN_PASSWORD: 'Password@1' })
    const again = await next.opened
    const login = (email_or_username: string, password = '') =>
      post(again, '/auth/login', { email_or_username, password })
    const me = await fetch(`${again}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${tokens['access_token']}` },
    })

    expect(passwordIn(next.said())).toBeUndefined()
    expect((await login('admin', passwordIn(first.said()))).status).toBe(200)
    expect((await login('songbird', CANARY)).status).toBe(200)
    expect(me.status).toBe(200)
    expect(next.said()).toMatch(/^ADMIN_PASSWORD cannot be used\..* There is an admin already/m)
    expect(next.said()).not.toContain('Password@1')
    expect(await next.stop()).toBe(0)
  })
})
