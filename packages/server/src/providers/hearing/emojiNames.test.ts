import { expect, test } from 'vitest'

import { emojiNames } from './lore.ts'

test.for([
  ['🐃🐃💀', 'water buffalo skull'],
  ['🌧️❓🔐', 'cloud rain locked key'],
  ['🐭 🥒 😎', 'mouse cucumber'],
  ['😭🙏', ''],
  ['no signs', ''],
] as const)('reads %s as “%s”', ([text, names]) => {
  expect(emojiNames(text)).toBe(names)
})
