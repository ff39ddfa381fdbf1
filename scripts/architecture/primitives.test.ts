import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

/** What a primitive is for, and where else the same is made for a reason of its own. */
const PRIMITIVES = [
  { name: 'Table', made: /<table\b/, besides: [] },
  {
    name: 'Tabs',
    made: /import \{[^}]*\bTabList\b[^}]*\} from 'react-aria-components'/,
    besides: [],
  },
  {
    name: 'RadioGroup',
    made: /import \{[^}]*\bRadioGroup\b[^}]*\} from 'react-aria-components'/,
    besides: [],
  },
  { name: 'Disclosure', made: /<details\b/, besides: [] },
  {
    name: 'Alert',
    made: /<\w+[^>]*role="alert"[^>]*css=|<(?!Alert|FormError)\w+[^>]*css=[^>]*role="alert"/,
    // A whole page that is not there; a line below a field or a word.
    besides: ['StoryDetailScreen.tsx', 'OwnLineActs.tsx'],
  },
] as const

const pieces = sourceFiles('packages/ui/src').filter(
  (file) => /\/(components|screens)\//.test(file) && file.endsWith('.tsx'),
)

test.each(PRIMITIVES)('$name is made in one place', ({ name, made, besides }) => {
  const elsewhere = pieces.filter(
    (file) =>
      !file.includes(`/primitives/${name}/`) &&
      !besides.some((other) => file.endsWith(other)) &&
      made.test(textOf(file)),
  )

  expect(pieces.length).toBeGreaterThan(200)
  expect(elsewhere).toEqual([])
})

test.each(PRIMITIVES.filter(({ name }) => name !== 'Alert'))(
  '$name is found where it is',
  (one) => {
    const own = pieces.filter((file) => file.includes(`/primitives/${one.name}/`))

    expect(own.some((file) => one.made.test(textOf(file)))).toBe(true)
  },
)

test.each([
  '<p css={styles.told} role="alert">',
  '<div\n  css={styles.box}\n  ref={place}\n  role="alert"\n>',
])('an alert of its own would be found: %s', (code) => {
  expect(PRIMITIVES[4].made.test(code)).toBe(true)
})
