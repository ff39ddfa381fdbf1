import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hasStoredPicture, priceAction, priceModel, pricesOf, type XpCosts } from './pricing.ts'
import { DEFAULT_XP_COSTS, PLAYER_ACTIONS } from '../vocabulary/vocabulary.ts'

const costs = { ...DEFAULT_XP_COSTS, continue: 4, immerse: 6 }

test('Continue costs the remaining XP if that is less than its price', () => {
  expect(priceAction({ type: 'continue', xp: 3, costs, modelCredits: 0 })).toEqual({
    xp: 3,
    credits: 0,
  })
})

test('a storyteller costs its listed price with a provider, and nothing without', () => {
  expect(priceModel({ kind: 'text', listed: 8, isConnected: true })).toBe(8)
  expect(priceModel({ kind: 'text', listed: 8, isConnected: false })).toBe(0)
})

test.each([true, false])(
  'a painter costs its listed price, connected or built in',
  (isConnected) => {
    expect(priceModel({ kind: 'image', listed: 12, isConnected })).toBe(12)
  },
)

test('an existing picture is free, unless a provider draws a new one', () => {
  const show = { type: 'show', xp: 9, costs, modelCredits: 8 } as const

  expect(priceAction({ ...show, isPictureHad: hasStoredPicture({}, true) })).toEqual({
    xp: 0,
    credits: 0,
  })
  const provider_model = 'well'
  expect(
    priceAction({ ...show, isPictureHad: hasStoredPicture({ provider_model }, true) }),
  ).toEqual({
    xp: 3,
    credits: 8,
  })
  expect(priceAction({ ...show, isPictureHad: hasStoredPicture({}, false) }).credits).toBe(8)
})

test('an existing picture makes only Show cheaper', () => {
  const priced = { xp: 10, costs, textCredits: 3, imageCredits: 8 }
  const { show, ...others } = pricesOf({ ...priced, isPictureHad: true })

  expect(pricesOf(priced)).toMatchObject(others)
  expect(show).toEqual({ xp: 0, credits: 0 })
})

test('undo is free', () => {
  expect(priceAction({ type: 'undo', xp: 0, costs, modelCredits: 8 })).toEqual({
    xp: 0,
    credits: 0,
  })
})

test('a picture costs its painter, and everything else the storyteller', () => {
  const prices = pricesOf({ xp: 10, costs, textCredits: 3, imageCredits: 8 })

  expect(prices).toMatchObject({
    continue: { xp: 4, credits: 3 },
    immerse: { xp: 6, credits: 3 },
    custom_action: { xp: 1, credits: 3 },
    show: { xp: 3, credits: 8 },
    undo: { xp: 0, credits: 0 },
  })
})

test('the shown price is charged, and Continue is always affordable in XP', () => {
  const cost = fc.nat(1000)
  const play = fc.record({
    xp: cost,
    costs: fc
      .tuple(...PLAYER_ACTIONS.map(() => cost))
      .map(
        (sums) => Object.fromEntries(PLAYER_ACTIONS.map((type, i) => [type, sums[i]])) as XpCosts,
      ),
    textCredits: cost,
    imageCredits: cost,
  })

  fc.assert(
    fc.property(play, ({ xp, costs: priced, textCredits, imageCredits }) => {
      const prices = pricesOf({ xp, costs: priced, textCredits, imageCredits })

      for (const type of PLAYER_ACTIONS) {
        const modelCredits = type === 'show' ? imageCredits : textCredits
        expect(prices[type]).toEqual(priceAction({ type, xp, costs: priced, modelCredits }))
      }
      expect(prices.continue.xp).toBeLessThanOrEqual(xp)
    }),
  )
})
