import { expect, test } from 'vitest'

import { matchChoices } from './matchChoices.ts'
import { type Scored, WEIGHTS, type Features } from './score.ts'

const nothing = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as Features

const choice = ({ cover = 0.3, ...scored }: Partial<Scored> & { cover?: number }): Scored => ({
  index: 0,
  nearest: 0,
  chance: 0.5,
  isAsked: false,
  isDenied: false,
  features: { ...nothing, cover, coverLetters: 0.4 },
  ...scored,
})
const said = 8

test('a likely choice is taken, and a possible one is asked about', () => {
  expect(matchChoices([choice({ chance: 0.5 })], said)).toMatchObject({ isClear: true, meant: [0] })
  expect(matchChoices([choice({ chance: 0.4 })], said)).toMatchObject({
    isClear: false,
    meant: [0],
  })
  expect(matchChoices([choice({ chance: 0.2 })], said)).toMatchObject({ isClear: false, meant: [] })
})

test('a long text neither takes nor asks about a choice that matches few of its words', () => {
  const much = 14

  expect(matchChoices([choice({ chance: 0.5 })], much).meant).toEqual([])
  expect(matchChoices([choice({ chance: 0.5, cover: 0.5 })], much).isClear).toBe(true)
  expect(matchChoices([choice({ chance: 0.7 })], much).isClear).toBe(true)
})

test('a player who asks a question is not asked if they mean to act', () => {
  const [may, asked] = [choice({ chance: 0.3 }), choice({ index: 1, chance: 0.4, isAsked: true })]

  expect(matchChoices([asked], said).meant).toEqual([])
  expect(matchChoices([asked, may], said).meant).toEqual([0])
})

test('a denied choice is asked about, however likely it is', () => {
  const turned = choice({ chance: 0.9, isDenied: true })

  expect(matchChoices([turned], said)).toMatchObject({ isClear: false, meant: [0] })
})
