import { expect, test } from 'vitest'

import { kindsSaidTo } from './kindsOf.ts'

test.each(['How old were you then?', 'how deep is the flash', 'यह कुआँ कितना गहरा है?'])(
  '“%s” asks for a number, which no line about a way answers',
  (text) => {
    expect(kindsSaidTo(text, false)).not.toContain('how')
  },
)

test('who asks how something is done is answered by a line about a way', () => {
  expect(kindsSaidTo('How do you open it?', false)).toContain('how')
})
