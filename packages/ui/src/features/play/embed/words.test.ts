import { loadMessages } from '../../../messages/locales.ts'
import { expect, test } from 'vitest'

import { EMBED_WORDS } from './words.ts'

test('has the same texts for declined input as the site', async () => {
  const { play } = await loadMessages('hi')

  expect(EMBED_WORDS.hi.declined).toEqual(play?.declined.kinds)
})
