import { expect, test } from 'vitest'

import { splitAtAnd, splitAtOr, splitAtThen } from './splitInput.ts'

test.for([
  ['taste the salt, then talk to Krishna', 'taste the salt', 'talk to Krishna'],
  ['First check the lamp, and after that show it', 'First check the lamp', 'show it'],
  ["I bow to him. Once that's done, run", 'I bow to him', 'run'],
  ['pehle chai pi lo, uske baad naam poocho', 'pehle chai pi lo', 'naam poocho'],
  ['पहले चाय पी लो, फिर नाम पूछो', 'पहले चाय पी लो', 'नाम पूछो'],
  ['চা খাই, তারপর নাম জিজ্ঞেস করি', 'চা খাই', 'নাম জিজ্ঞেস করি'],
] as const)('"%s" is two requests in order', ([text, first, rest]) => {
  expect(splitAtThen(text)).toEqual({ first, rest })
})

test.for(['and then?', 'talk to Krishna', 'then talk to Krishna', 'the thenar of my hand'])(
  '"%s" is one request',
  (text) => {
    expect(splitAtThen(text)).toEqual({ first: text, rest: null })
  },
)

test.for([
  ['ring the bell and climb down', 'ring the bell', 'climb down'],
  ['bow to him, and run', 'bow to him', 'run'],
  ['ghanti bajao aur neeche utro', 'ghanti bajao', 'neeche utro'],
  ['घंटी बजाओ और नीचे उतरो', 'घंटी बजाओ', 'नीचे उतरो'],
] as const)('"%s" has two sides', ([text, first, rest]) => {
  expect(splitAtAnd(text)).toEqual({ first, rest })
})

test.for(['the sandy bank', 'and now?', 'andheri jao'])('"%s" has one side', (text) => {
  expect(splitAtAnd(text)).toEqual({ first: text, rest: null })
})

test.each([
  ['the hole or the ledger', ['the hole', 'the ledger']],
  ['chai ya register', ['chai', 'register']],
  ['चाय या रजिस्टर', ['चाय', 'रजिस्टर']],
  ['the ledger', null],
  ['order the ledger', null],
  ['or', null],
])('%s has the alternatives %s', (words, sides) => {
  expect(splitAtOr(words)).toEqual(sides)
})
