import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ERRORS } from '../packages/api/src/contract/errors.ts'
import { PLAYER_ACTIONS } from '../packages/api/src/contract/vocabulary.ts'
import type { PaidTurn } from '../packages/api/src/contract/wallet.ts'
import { makeWalletEntry } from '../packages/api/src/testing/fixtures/wallet.ts'
import { levelOf } from '../packages/server/src/domain/tasks/levels.ts'
import { TASKS } from '../packages/server/src/domain/tasks/tasks.ts'
import { MODEL_CATALOGUE } from '../packages/server/src/providers/modelCatalogue.ts'
import { reasonOf } from '../packages/server/src/services/wallet/getWallet.ts'
import { en } from '../packages/ui/src/messages/en.ts'
import { hi } from '../packages/ui/src/messages/hi.ts'
import { sayIn } from '../packages/ui/src/messages/useServerMessages.ts'

const catalogueFile = new URL('../packages/server/src/seed/catalogue.json', import.meta.url)
const catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8')) as Record<
  'categories' | 'tags',
  { display_name: string }[]
>
const inHindi = sayIn(hi)
const foreign = (words: readonly string[]) =>
  words.filter((it) => !/\p{Script=Devanagari}/u.test(inHindi(it)))

const levels = Array.from({ length: 4000 }, (_none, stars) => levelOf(stars).title)
const faults = Object.entries(ERRORS).filter(([code]) => code.startsWith('storyteller_'))

test.each([
  ['task', TASKS.flatMap(({ title, description }) => [title, description])],
  ['level', [...new Set(levels)]],
  ['category that ships', catalogue.categories.map(({ display_name }) => display_name)],
  ['tag that ships', catalogue.tags.map(({ display_name }) => display_name)],
  ['fault of a storyteller', faults.map(([, { detail }]) => detail)],
])('every %s is named in Hindi', (_what, words) => {
  expect(words.length).toBeGreaterThan(3)
  expect(foreign(words)).toEqual([])
})

const paidBy = (action_type: PaidTurn['action_type']) => {
  const { turn } = makeWalletEntry()
  return reasonOf({ reason: 'action', turn: turn && { ...turn, action_type } }, MODEL_CATALOGUE)
}
const granted = ['registration', 'verification', ...TASKS.map(({ id }) => `task:${id}`)]

test('why credits came and went is said in Hindi, but for the name of who told', () => {
  const came = granted.map((reason) => reasonOf({ reason, turn: null }, MODEL_CATALOGUE))
  const went = PLAYER_ACTIONS.filter((action) => action !== 'undo').map(paidBy)

  const english = [...came, ...went].filter((it) =>
    /[a-z]/i.test(inHindi(it).replace('Tenali', '')),
  )

  expect(english).toEqual([])
})

test('who told instead is said in Hindi, with the reason and the name', () => {
  for (const [, { detail }] of faults) {
    const reason = detail.slice(0, detail.indexOf('.') + 1)

    const said = inHindi(`${reason} Kathakar told this turn instead.`)

    expect(said).toContain('Kathakar')
    expect(said.replace('Kathakar', '')).not.toMatch(/[a-z]/i)
  }
})

test('a name that an admin has given stays as it is, in either language', () => {
  expect(inHindi('Tales of our street')).toBe('Tales of our street')
  expect(sayIn(en)('Epics & Heroes')).toBe('Epics & Heroes')
})
