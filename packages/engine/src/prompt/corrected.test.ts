import { expect, test } from 'vitest'

import { corrected } from './corrected.ts'
import type { TurnNote } from './turnNote.ts'

const note = { deed: 'I gave him the apron', fact: 'I gave him the apron' } as TurnNote
const turn = { deed: 'I gave him the apron', told: 'He wears it.', note }

test('a turn that nobody changed is remembered as it was', () => {
  expect(corrected(turn, null)).toBe(turn)
})

test('of a turn that was struck neither the deed nor its telling is left', () => {
  const correction = { text: '', is_struck: true }

  expect(corrected(turn, correction)).toMatchObject({ deed: null, told: '', note: { fact: null } })
})

test('of a turn that was mended the new words are left', () => {
  const correction = { text: 'I kept the apron', is_struck: false }

  expect(corrected(turn, correction)).toMatchObject({
    deed: 'I kept the apron',
    told: '',
    note: { fact: 'I kept the apron' },
  })
  expect(corrected({ ...turn, note: null }, correction).note).toBeNull()
})
