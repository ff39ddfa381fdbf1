import { beforeEach, describe, expect, test } from 'vitest'

import type { Player } from '../../test/caller.ts'
import { openTestApp } from '../../test/openTestApp.ts'

let author: Player
const product = await openTestApp()
beforeEach(async () => {
  author = await product.register()
})

const me = ({ access_token: token }: Player) => product.ask('me', { token })
const update = ({ access_token: token }: Player, body: object) =>
  product.call('updateMe', { token, body })

describe('a handle', () => {
  test('is assigned to every account in lower case, and is unique and not reserved', async () => {
    const first = await product.register({ username: 'Salt_Writer' })
    await update(first, { handle: 'pepper_writer' })
    const second = await product.register({ username: 'Pepper_Writer' })
    const named = await product.register({ username: 'Support' })

    expect((await me(second)).handle).toBe('pepper_writer_1')
    expect((await me(named)).handle).toBe('support_1')
    expect((await update(named, { handle: 'support' })).status).toBe(422)
  })

  test('can be chosen, and the previous one stays reserved for its owner', async () => {
    const { handle: before } = await me(author)
    await update(author, { handle: 'The_Ferry_Keeper' })
    const other = await product.register()

    expect((await me(author)).handle).toBe('the_ferry_keeper')
    const taken = (await update(other, { handle: before })).refusal()
    expect(taken.detail).toMatchObject([{ loc: ['handle'], type: 'handleTaken' }])
    expect((await update(author, { handle: before })).answer().handle).toBe(before)
  })

  test('is given to one of two concurrent callers', async () => {
    const other = await product.register()

    const handle = 'wanted_by_two'
    const both = await Promise.all([author, other].map((player) => update(player, { handle })))

    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('can be changed four times, and then any of the five can be chosen again', async () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      expect((await update(author, { handle: `step_${name}` })).status).toBe(200)
    }

    const fifth = await update(author, { handle: 'step_five' })

    expect(fifth.refusal().detail).toMatchObject([{ loc: ['handle'], type: 'handleFixed' }])
    expect((await update(author, { handle: 'step_two' })).status).toBe(200)
  })

  test.each(['ab', 'a-b-c', 'मीरा', 'x'.repeat(31), 'authors'])(
    'refuses the handle %s',
    async (handle) => {
      expect((await update(author, { handle })).status).toBe(422)
    },
  )
})

describe('the text about a user', () => {
  test('is refused if it is harmful, and no other field of the form is saved', async () => {
    const { handle } = await me(author)

    const refused = await update(author, { about: 'Gas all the muslims', handle: 'nicer_name' })

    expect(refused.refusal().detail).toMatchObject([{ loc: ['about'], type: 'wordsHarmful' }])
    expect(await me(author)).toMatchObject({ about: '', handle })
  })

  test('is stored unchanged up to 600 characters', async () => {
    await update(author, { about: '  I sort mail, see [the pass](https://pass.example).\n' })

    expect((await me(author)).about).toBe('I sort mail, see [the pass](https://pass.example).')
    expect((await update(author, { about: 'क'.repeat(600) })).status).toBe(200)
    expect((await update(author, { about: 'क'.repeat(601) })).status).toBe(422)
  })
})
