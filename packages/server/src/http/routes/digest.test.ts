import { DAY_MS } from '@kathasagar/api/contract'
import { beforeEach, expect, test } from 'vitest'

import { queueDigests } from '../../services/mail/queueDigests.ts'
import { sendQueuedMail } from '../../services/mail/sendQueuedMail.ts'
import { buildTestApp } from '../../test/buildTestApp.ts'
import type { Player } from '../../test/caller.ts'
import { changeUser, insertStory } from '../../test/factories.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const SITE = 'https://stories.example'
const WEEK_MS = 7 * DAY_MS

const mailbox = createMailbox()
const product = await openTestApp({
  ports: { mailer: mailbox.mailer },
  config: { publicUrl: SITE },
})
beforeEach(async () => {
  mailbox.refuseWith(null)
  await product.db.deleteFrom('digests').execute()
  await product.db.deleteFrom('mail_outbox').execute()
  await product.db.updateTable('stories').set({ status: 'archived' }).execute()
})

const set = ({ access_token: token }: Player, wanted: boolean) =>
  product.call('setDigest', { token, body: { wanted } })

const verify = ({ id }: Player) => changeUser(product.db, id, { is_verified: true })

/** How it stands with the letter, asked by a sign-in of now. */
async function digestOf({ username, password }: Player) {
  const body = { email_or_username: username, password }
  const { access_token: token } = (await product.ask('login', { body })).tokens
  return product.ask('getDigest', { token })
}

/** Somebody whose address is known, and who has asked for the letter. */
async function subscriber(profile: object = {}): Promise<Player> {
  const player = await product.register()
  await verify(player)
  await product.call('updateMe', { token: player.access_token, body: profile })
  await product.db.deleteFrom('mail_outbox').execute()
  await set(player, true)
  return player
}

const publish = (story: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(product.db, { published_at: product.clock.now(), ...story })

async function sendDigests() {
  await queueDigests(product.ports)
  await sendQueuedMail(product.ports)
}

/** The letters to somebody, once a time has gone by. */
async function lettersAfter(ms: number, { email }: Player) {
  product.clock.advance(ms)
  await sendDigests()
  return mailbox.to(email)
}

async function letterTo(player: Player) {
  product.clock.advance(1000)
  const story = await publish({ title: 'The Salt Road' })
  const [letter] = await lettersAfter(WEEK_MS, player)
  if (!letter) throw new Error('No letter came')
  return { letter, story }
}

test('a letter comes a week after it was asked for, and then once a week while there is news', async () => {
  const player = await subscriber()
  product.clock.advance(1000)
  const first = await publish({ title: 'The Salt Road', tagline: 'Three camels & a debt.' })

  const early = (await lettersAfter(WEEK_MS - 2000, player)).length
  const [letter] = await lettersAfter(1000, player)
  const again = (await lettersAfter(WEEK_MS - 1000, player)).length
  const second = await publish({ title: 'The <Blue> Well' })
  const letters = await lettersAfter(WEEK_MS, player)

  expect([early, again, letters.length]).toEqual([0, 1, 2])
  expect(letter?.subject).toBe('Your week on Kathasagar')
  expect(letter?.text).toContain(
    `The Salt Road\nThree camels & a debt.\n${SITE}/game/${first.id}\n`,
  )
  expect(letters[1]?.html).toContain(`href="${SITE}/game/${second.id}">The &lt;Blue&gt; Well</a>`)
  expect(letters[1]?.html).not.toMatch(/<img|<link|<script|url\(|src=/)
})

test('what followed authors have published stands first among the news, and once', async () => {
  const author = await product.register()
  const player = await subscriber()
  product.clock.advance(1000)
  const followed = await publish({ title: 'Thaw Post', author_id: author.id })
  for (const title of ['One', 'Two', 'Three', 'Four']) await publish({ title })
  const params = { handle: author.username }
  await product.call('followAuthor', { token: player.access_token, params })

  const [letter] = await lettersAfter(WEEK_MS, player)

  const [, after = ''] = letter?.text.split('From authors you follow') ?? []
  expect(after.trimStart().startsWith('Thaw Post')).toBe(true)
  expect(letter?.text.split(`/game/${followed.id}`)).toHaveLength(2)
})

test('nobody is written to who has not asked, nor where there is nothing to write of', async () => {
  await publish({ published_at: new Date(product.clock.now().getTime() - DAY_MS) })
  const subscribed = await subscriber()
  const other = await product.register()
  await verify(other)

  await lettersAfter(WEEK_MS, subscribed)

  const told = mailbox.mails.filter(({ subject }) => subject === 'Your week on Kathasagar')
  expect(told.map(({ to }) => to)).not.toContain(subscribed.email)
  expect(told.map(({ to }) => to)).not.toContain(other.email)
})

test('who left a story open is reminded of it, though nothing is new', async () => {
  const { id: story_id } = await publish({ title: 'The Salt Road' })
  const player = await subscriber()
  const token = player.access_token
  const session = await product.ask('createSession', { token, body: { story_id } })

  const [letter] = await lettersAfter(WEEK_MS, player)

  expect(letter?.text).toContain('Where you can go on')
  expect(letter?.text).toContain(`${SITE}/play/${session.id}`)
})

test('a story that stands open is news no more, though an author whom one follows wrote it', async () => {
  const author = await product.register()
  const player = await subscriber()
  const token = player.access_token
  await product.call('followAuthor', { token, params: { handle: author.username } })
  product.clock.advance(1000)
  const { id: story_id } = await publish({ title: 'Thaw Post', author_id: author.id })
  await product.call('createSession', { token, body: { story_id } })

  const [letter] = await lettersAfter(WEEK_MS, player)

  expect(letter?.text.split('Thaw Post')).toHaveLength(2)
})

test('the letter tells what the bell does not, and what was not seen there', async () => {
  const player = await subscriber()
  const [author, token] = [await product.register(), player.access_token]
  const { id: story_id } = await publish({ author_id: player.id, title: 'The Oil Jar' })
  await product.call('setNoticeLevel', { token, body: { kind: 'followed', level: 'digest' } })
  await product.call('setNoticeLevel', { token, body: { kind: 'mentioned', level: 'off' } })
  product.clock.advance(1000)
  const by = { token: author.access_token }
  await product.call('followAuthor', { ...by, params: { handle: player.username } })
  const words = { body: { words: 'It hums.' } }
  await product.call('postComment', { ...by, params: { story_id }, ...words })
  const bell = await product.ask('listNotices', { token })

  const [letter] = await lettersAfter(WEEK_MS, player)

  expect(bell.notices.map(({ kind }) => kind)).toEqual(['story_commented'])
  expect(letter?.text).toContain(`You have new followers\n${SITE}/authors/${player.username}`)
  expect(letter?.text).toContain(
    `Your story was commented on\nThe Oil Jar\n${SITE}/game/${story_id}/comments`,
  )
})

test('the letter tells of answers and followers, however much came out since of whom one follows', async () => {
  const player = await subscriber()
  const author = await product.register()
  for (const { id } of [player, author]) await publish({ author_id: id })
  const follow = ({ access_token: token }: Player, { username: handle }: Player) =>
    product.ask('followAuthor', { token, params: { handle } })
  product.clock.advance(1000)
  await follow(player, author)
  await follow(author, player)
  for (let count = 0; count < 12; count += 1) {
    product.clock.advance(1000)
    await publish({ author_id: author.id })
  }

  const [letter] = await lettersAfter(WEEK_MS, player)

  expect(letter?.text).toContain('You have new followers')
})

test('the letter tells three new stories, those in the reader’s language first, in it', async () => {
  const player = await subscriber({ language: 'hi' })
  // No story that is to be paid for is ever the tale of the day.
  const old = await publish({ language: 'hi' })
  await product.db.updateTable('digests').set({ since: product.clock.now() }).execute()
  product.clock.advance(1000)
  const hindi = await publish({ language: 'hi', is_premium: true })
  const others = []
  for (let count = 0; count < 3; count += 1) {
    product.clock.advance(1000)
    others.unshift(await publish({ is_premium: true }))
  }
  await publish({ language: 'hi', status: 'draft' })

  const [letter] = await lettersAfter(WEEK_MS, player)

  const [, news = '', tale = ''] = (letter?.text ?? '').split(/नई कहानियाँ|आज की कथा/)
  const idsIn = (text: string) => [...text.matchAll(/\/game\/([\w-]+)/g)].map(([, id]) => id)
  expect(letter?.subject).toBe('Kathasagar पर आपका सप्ताह')
  expect(idsIn(news)).toEqual([hindi.id, others[0]?.id, others[1]?.id])
  expect(idsIn(tale)).toEqual([old.id])
})

test('processes that queue and send at once send each letter once', async () => {
  const players = [await subscriber(), await subscriber(), await subscriber()]
  product.clock.advance(1000)
  await publish()
  product.clock.advance(WEEK_MS)

  await Promise.all([sendDigests(), sendDigests(), sendDigests()])
  await sendDigests()

  const counts = players.map(({ email }) => mailbox.to(email).length)
  expect(counts).toEqual([1, 1, 1])
})

test('a letter that no mail server took is told the next week', async () => {
  const player = await subscriber()
  product.clock.advance(1000)
  await publish({ title: 'The Salt Road' })
  mailbox.refuseWith(new Error('451 not now'))
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await lettersAfter(attempt === 0 ? WEEK_MS : DAY_MS / 24, player)
  }
  mailbox.refuseWith(null)

  const letters = await lettersAfter(WEEK_MS, player)

  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('The Salt Road')
})

test.each([
  ['suspended', (now: Date) => ({ suspended_at: now })],
  ['closed', (now: Date) => ({ delete_after: now, story_fate: 'remove' as const })],
])('an account that is %s is not written to', async (_how, stateAt) => {
  const player = await subscriber()
  product.clock.advance(1000)
  await publish()
  product.clock.advance(WEEK_MS)
  await queueDigests(product.ports)
  await changeUser(product.db, player.id, stateAt(product.clock.now()))

  expect(await lettersAfter(0, player)).toEqual([])
  expect(await lettersAfter(WEEK_MS, player)).toEqual([])
})

test('a mail that somebody waits for leaves before the weekly letters', async () => {
  const player = await subscriber()
  product.clock.advance(1000)
  await publish()
  product.clock.advance(WEEK_MS)
  await queueDigests(product.ports)
  await product.call('forgotPassword', { body: { email: player.email } })
  const { email: other } = await product.register()
  const { outbox } = product.ports.store.repositories
  const now = product.clock.now()
  const claim = async () => {
    const { kind, recipient } = (await outbox.claimNext(now, new Date(now.getTime() + 1))) ?? {}
    return `${kind} ${recipient}`
  }

  const claimed = [await claim(), await claim(), await claim()]

  expect(claimed).toEqual([
    `reset_password ${player.email}`,
    `verify_email ${other}`,
    `digest ${player.email}`,
  ])
})

test('a weekly letter on its way holds up no mail that the same person waits for', async () => {
  const player = await subscriber()
  product.clock.advance(1000)
  await publish()
  product.clock.advance(WEEK_MS)
  await queueDigests(product.ports)
  mailbox.refuseWith(new Error('451 not now'))
  await sendQueuedMail(product.ports)
  mailbox.refuseWith(null)
  await product.call('forgotPassword', { body: { email: player.email } })

  await sendQueuedMail(product.ports)

  const subjects = mailbox.to(player.email).map(({ subject }) => subject)
  expect(subjects).toHaveLength(1)
  expect(subjects).not.toContain('Your week on Kathasagar')
})

test('one click of a mail program ends the letters, as RFC 8058 has it', async () => {
  const player = await subscriber()
  const { letter } = await letterTo(player)
  const address = /^<(https:[^>]+)>$/.exec(letter.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const { pathname, search, origin } = new URL(address)
  const post = (type: string, payload: string) =>
    product.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': type },
      payload,
    })

  const looked = await product.app.inject(pathname + search)
  const { wanted } = await digestOf(player)
  const answers = [
    await post('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'),
    await post(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ),
  ]

  expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect([origin, looked.statusCode, wanted]).toEqual([SITE, 405, true])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await digestOf(player)).toEqual({ wanted: false, is_sent: true })
  product.clock.advance(1000)
  await publish()
  expect(await lettersAfter(WEEK_MS, player)).toHaveLength(1)
})

test('the link at its end opens a page by which one ends it, and nobody else’s', async () => {
  const [player, other] = [await subscriber(), await subscriber()]
  const { letter } = await letterTo(player)
  const link = new RegExp(`${SITE}/unsubscribe\\?token=([\\w.-]+)`).exec(letter.text)
  const token = link?.[1] ?? ''
  const forged = token.replace(player.id, other.id)

  const refused = await product.call('unsubscribe', { query: { token: forged } })
  const done = await product.ask('unsubscribe', { query: { token } })

  expect(letter.html).toContain(`href="${link?.[0]}"`)
  expect(refused.refusal().code).toBe('link_invalid')
  expect(done).toEqual({ ok: true })
  const left = await product.db.selectFrom('digests').select('user_id').execute()
  expect(left).toEqual([{ user_id: other.id }])
})

test('forms are read by no other call', async () => {
  const { statusCode } = await product.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email_or_username=tara&password=x',
  })

  expect(statusCode).toBe(415)
})

test('a letter can be asked for once the address is confirmed, where the site knows its own', async () => {
  const player = await product.register()
  const nameless = await buildTestApp()
  const stranger = await nameless.register()

  const unverified = await set(player, true)
  await verify(player)
  const verified = await set(player, true)
  const parts = { token: stranger.access_token, body: { wanted: true } }
  const unsent = await nameless.call('setDigest', parts)

  expect(unverified.refusal().code).toBe('email_unverified')
  expect(verified.answer()).toEqual({ wanted: true, is_sent: true })
  expect(unsent.refusal().code).toBe('not_found')
  await nameless.close()
})

test('who turns it off and on again waits for a week, and asking twice changes nothing', async () => {
  const player = await subscriber()
  const times = () => product.db.selectFrom('digests').selectAll().execute()
  const before = await times()
  product.clock.advance(60_000)

  await set(player, true)
  const asked = await times()
  await set(player, false)
  await set(player, true)

  expect(asked).toEqual(before)
  expect((await times())[0]?.due_at).toEqual(new Date(product.clock.now().getTime() + WEEK_MS))
})
