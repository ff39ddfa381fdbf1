import { expect, test } from 'vitest'

import { unconditionalSentences } from './unconditionalText.ts'

test.for(['{burnt: He wept and wept.}', '{It rains.|He wept.}'])(
  'a sentence that varies is left out: %s',
  (varied) => {
    const text = `The forge is cold. ${varied} He ran off.`

    expect(unconditionalSentences({ declared: {} }, text)).toEqual([
      'The forge is cold.',
      'He ran off.',
    ])
  },
)
