import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { testFolder } from '../../test/testFolder.ts'
import { openMailer, outboxMailer, smtpMailer } from './openMailer.ts'

interface Received {
  user: string | undefined
  recipients: string[]
  message: string
}

const FROM = 'Kathasagar <no-reply@stories.example>'
const mail = {
  to: 'tara@example.org',
  subject: 'Confirm your email',
  text: 'Plain words',
  html: '<p>Fine words</p>',
  link: 'https://stories.example/verify-email?token=abc',
}

const received: Received[] = []
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) => {
    const isRight = username === 'sender' && password === 'p@ss'
    done(isRight ? null : new Error('Wrong password'), { user: username })
  },
  onData: (stream, { user, envelope }, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
    stream.on('end', () => {
      const recipients = envelope.rcptTo.map(({ address }) => address)
      const message = Buffer.concat(chunks).toString('utf8')
      received.push({ user: String(user), recipients, message })
      done()
    })
  },
})
const addressOf = (password: string) =>
  `smtp://sender:${encodeURIComponent(password)}@127.0.0.1:${(server.server.address() as AddressInfo).port}`

const folder = testFolder()
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
beforeEach(() => void (received.length = 0))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const headersOf = (message: string) => message.split(/\r?\n\r?\n/, 1)[0] ?? ''

test('sends both forms of the mail to a mail server with a login, and reports a wrong login', async () => {
  await smtpMailer(addressOf('p@ss'), FROM).send(mail)
  const refused = smtpMailer(addressOf('wrong'), FROM).send(mail)

  await expect(refused).rejects.toMatchObject({ code: 'EAUTH' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ user: 'sender', recipients: ['tara@example.org'] })
  expect(received[0]?.message).toMatch(/^From: Kathasagar <no-reply@stories\.example>/m)
  expect(received[0]?.message).toMatch(/text\/plain[\s\S]*Plain words[\s\S]*text\/html[\s\S]*Fine/)
})

test('adds no header or recipient for line breaks in a subject or an address', async () => {
  const { send } = smtpMailer(addressOf('p@ss'), FROM)
  const subject = 'Hello\r\nBcc: victim@example.org\r\n\r\nOther text'
  await send({ ...mail, subject })
  const to = 'tara@example.org, victim@example.org\r\nBcc: other@example.org'
  await send({ ...mail, to }).catch(() => undefined)

  const headers = headersOf(received[0]?.message ?? '')
  expect(received[0]?.recipients).toEqual(['tara@example.org'])
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers).toMatch(/^Subject: Hello/m)
  const reached = received.flatMap(({ recipients }) => recipients)
  expect(reached).not.toContain('victim@example.org')
  expect(reached).not.toContain('other@example.org')
})

test('writes complete mails into a folder of its owner if there is no mail server', async () => {
  const outbox = join(folder, 'outbox')

  await outboxMailer({ folder: outbox, from: FROM, sayLink: () => undefined }).send(mail)

  const files = readdirSync(outbox)
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/\.eml$/)
  expect(statSync(outbox).mode & 0o777).toBe(0o700)
  expect(readFileSync(join(outbox, files[0] ?? ''), 'utf8')).toContain('To: tara@example.org')
})

async function printedOf(settings: {
  isDevelopment: boolean
  smtpUrl?: string
}): Promise<string[]> {
  const said: string[] = []
  const { isDevelopment, smtpUrl = null } = settings
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const config = { mail: { smtpUrl, from: FROM }, dataDir, publicUrl: null, isDevelopment }
  await openMailer(config, (line) => said.push(line)).send(mail)
  return said
}

test.each<[boolean, 'out' | 'in', string[]]>([
  [true, 'out', [`Development only, mail "Confirm your email" leads to ${mail.link}`]],
  [false, 'out', []],
  [true, 'in', []],
])('a link is printed only in development (%s, %s)', async (isDevelopment, has, said) => {
  const server = has === 'in' ? { smtpUrl: addressOf('p@ss') } : {}
  expect(await printedOf({ isDevelopment, ...server })).toEqual(said)
})
