import { expect, test } from 'vitest'

import { filesIn } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** Required libraries with the places where they are used (ADR 56). */
const CARD: readonly (readonly [name: string, place: string, used: RegExp])[] = [
  ['react', 'packages/ui/src', /from 'react'/],
  ['react-dom', 'packages/app/src', /from 'react-dom\/client'/],
  ['react-router-dom', 'packages/app/src', /from 'react-router-dom'/],
  ['@storybook/react-vite', '.storybook', /framework: \{ name: '@storybook\/react-vite'/],
  ['storybook', '.storybook', /from 'storybook\/manager-api'/],
  ['@chromatic-com/storybook', '.storybook', /\['@chromatic-com\/storybook'\]/],
  ['chromatic', 'scripts', /run\('chromatic'/],
  ['redux', 'packages/app/src', /combineReducers.* from 'redux'/],
  ['@reduxjs/toolkit', 'packages/app/src', /configureStore.* from '@reduxjs\/toolkit'/],
  ['rtk-query', 'packages/api/src', /createApi.* from '@reduxjs\/toolkit\/query\/react'/],
  ['react-redux', 'packages/app/src', /from 'react-redux'/],
  ['@emotion/react', 'packages/ui/src', /from '@emotion\/react'/],
  ['@emotion/styled', 'packages/ui/src', /styled\.div</],
  ['react-markdown', 'packages/ui/src', /from 'react-markdown'/],
  ['tsup', 'packages/ui/tsup.config.ts', /from 'tsup'/],
  ['tsup', 'scripts/packages/built.ts', /from 'tsup'/],
  ['vitest', 'vitest.workspace.ts', /from 'vitest\/config'/],
  ['@testing-library/react', 'packages/ui/src', /from '@testing-library\/react'/],
  ['msw-storybook-addon', '.storybook', /mswLoader\(/],
]

function textsOf(place: string): string[] {
  if (/\.tsx?$/.test(place)) return [textOf(place)]
  return ['.ts', '.tsx', '.mjs']
    .flatMap((ending) => filesIn(place, ending))
    .map((file) => textOf(file))
}

test.each(CARD)('the required library %s is used in %s', (_name, place, used) => {
  expect(textsOf(place).some((text) => used.test(text))).toBe(true)
})
