import { expect, test } from 'vitest'

import { sourceFiles } from './imports.ts'
import { textOf } from '../prepare.mjs'

/** A prop's line of documentation that speaks of something that was named elsewhere. */
const LEADING_PRONOUN = /^\s+\/\*\* (?:It|Its|They|Their|(?:Why|Where|When|How|What) (?:it|they)\b)/

const faultsOf = (text: string) => text.split('\n').filter((line) => LEADING_PRONOUN.test(line))

test('the documentation of a prop reads alone', () => {
  const faults = sourceFiles('packages/ui/src').flatMap((file) =>
    faultsOf(textOf(file)).map((line) => `${file}: ${line.trim()}`),
  )

  expect(faults).toEqual([])
})

test.each(['  /** It is being done. */', '  /** Why they failed. */', '  /** Its name. */'])(
  '%s would be found',
  (line) => {
    expect(faultsOf(line)).toHaveLength(1)
  },
)
