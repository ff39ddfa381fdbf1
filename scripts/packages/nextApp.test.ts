import { expect, test } from 'vitest'

import { guideLines, isOurFault } from './nextApp.mjs'

test('the app on Next is built with the lines of the guide, as a reader copies them', () => {
  expect(guideLines()).toMatch(/^'use client'\n[\s\S]*export function Styles\(/)
})

test('a registry that is not there is no fault of the packages; peers that do not fit are', () => {
  expect(isOurFault('npm error code ENOTFOUND\nnpm error network request failed')).toBe(false)
  expect(isOurFault('npm error code E404\nnpm error 404 next@16.4.6')).toBe(false)
  expect(isOurFault('npm error code ERESOLVE\nnpm error could not resolve')).toBe(true)
})
