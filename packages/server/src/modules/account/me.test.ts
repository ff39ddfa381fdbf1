import { beforeEach, describe, expect, test } from 'vitest'

import { buildTestApp } from '../../test/buildTestApp.ts'
import type { CallParts, Player } from '../../test/caller.ts'
import { insertStory } from '../../test/factories.ts'
import { createMailbox } from '../../test/mailbox.ts'
import { sendQueuedMail } from '../mail/sendQueuedMail.ts'
import { openTestApp } from '../../test/openTestApp.ts'

const mailbox = createMailbox()
let player: Player
const product = await openTestApp({ ports: { mailer: mailbox.mailer } })
beforeEach(async () => {
  player = await product.register()
})

const update = (body: unknown) => product.call('updateMe', { token: player.access_token, body })
const me = () => product.ask('me', { token: player.access_token })
const isOpen = async (token: string) => (await product.call('me', { token })).status === 200
const signIn = (password = player.password) => product.logIn({ ...player, password })

describe('a profile', () => {
  test('changes only the given fields, and clears empty ones', async () => {
    await update({ display_name: ' Tara of the Ghat ', language: 'hi' })
    await update({ avatar_url: '/avatars/lotus.svg' })
    const changed = await me()
    await update({ display_name: '  ', avatar_url: null })

    expect(changed).toMatchObject({
      display_name: 'Tara of the Ghat',
      language: 'hi',
      avatar_url: '/avatars/lotus.svg',
      is_adult: false,
    })
    expect(await me()).toMatchObject({ display_name: null, avatar_url: null })
  })

  test.each([
    ['avatar_url', 'http://pictures.example/tara.png'],
    ['avatar_url', '/avatars/../secret.svg'],
    ['avatar_url', `https://pictures.example/${'x'.repeat(500)}`],
    ['display_name', 'x'.repeat(51)],
    ['display_name', 'Tara\u202Egnp.exe'],
    ['display_name', '\u200B\u200B'],
    ['display_name', '\u3164'],
    ['display_name', '\u115F \u2800\u034F'],
    ['display_name', 'Eve\r\nBcc: tara@example.org'],
    ['display_name', 'Tara\u2028Kabir'],
    ['language', 'xx'],
  ])('refuses a %s such as %s', async (field, value) => {
    expect((await update({ [field]: value })).refusal().detail).toMatchObject([{ loc: [field] }])
  })
})

test('confirms an age of 18 once, and then permits mature stories', async () => {
  const { id: story_id } = await insertStory(product.db, { content_rating: 'mature' })
  const begin = () =>
    product.call('createSession', { token: player.access_token, body: { story_id } })

  const before = await begin()
  const confirmed = await update({ is_adult: true })
  const undone = await update({ is_adult: false })

  expect(before.refusal().code).toBe('adults_only')
  expect([confirmed.answer().is_adult, undone.status]).toEqual([true, 422])
  expect((await me()).is_adult).toBe(true)
  expect((await begin()).status).toBe(201)
})

describe('a new password', () => {
  const NEXT = 'Pahad#2042x'
  const change = (parts: Record<string, string> = {}) =>
    product.call('changePassword', {
      token: player.access_token,
      body: {
        current_password: player.password,
        password: NEXT,
        confirm_password: parts['password'] ?? NEXT,
        ...parts,
      },
    })

  test('replaces the old one, sends a mail, and logs out all other devices', async () => {
    const phone = (await signIn()).answer().tokens

    const done = await change()
    await sendQueuedMail(product.ports)

    expect(done.answer()).toEqual({ ok: true })
    const open = [await isOpen(player.access_token), await isOpen(phone.access_token)]
    expect(open).toEqual([true, false])
    expect((await signIn()).status).toBe(401)
    expect((await signIn(NEXT)).status).toBe(200)
    const subjects = mailbox.to(player.email).map(({ subject }) => subject)
    expect(subjects).toContain('Your Kathasagar password was changed')
  })

  test.each([
    ['current_password', { current_password: 'Wrong#1234' }, 'This is not your current password'],
    ['password', { password: 'Dragon@2024' }, 'This password is too easy to guess.'],
    ['confirm_password', { confirm_password: 'Other#2042x' }, 'Passwords do not match'],
  ])('names the invalid field %s', async (field, parts, sentence) => {
    const { detail } = (await change(parts as Record<string, string>)).refusal()

    const msg = expect.stringContaining(sentence) as string
    expect(detail).toMatchObject([{ loc: [field], msg }])
    expect(await isOpen(player.access_token)).toBe(true)
  })

  test('can’t be set by guessing the old one', async () => {
    const guessing = await buildTestApp({ ports: { rateLimitFactor: 1 } })
    const victim = await guessing.register()
    const parts: CallParts = {
      token: victim.access_token,
      body: { current_password: 'Wrong#1234', password: NEXT, confirm_password: NEXT },
    }
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await guessing.call('changePassword', parts)).status)
    }

    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422))
    expect(statuses[10]).toBe(429)
    await guessing.close()
  })
})
