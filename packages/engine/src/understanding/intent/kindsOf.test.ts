import { expect, test } from 'vitest'

import { replyKindsTo } from './kindsOf.ts'

test.each(['How old were you then?', 'how deep is the flash', 'यह कुआँ कितना गहरा है?'])(
  '“%s” asks for a number, so that no line about a method answers it',
  (text) => {
    expect(replyKindsTo(text, false)).not.toContain('how')
  },
)

test('a question about how to do something gets a line about the method', () => {
  expect(replyKindsTo('How do you open it?', false)).toContain('how')
})
