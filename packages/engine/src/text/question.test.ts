import { expect, test } from 'vitest'

import { isAskedOf, isQuestion } from './question.ts'

test.for([
  'ask the king how he knows the number',
  'I ask Sohni what she says to it',
  'पहरेदार से पूछती हूँ कि छत पर कौन रहता है',
  'दूत से पूछो कि उसे किसने भेजा है',
] as const)('"%s" describes a question to a person', (text) => {
  expect(isAskedOf(text)).toBe(true)
})

test.for(['ask him to sing', 'tell him who I am', 'ask for bread'] as const)(
  '"%s" describes no question to a person',
  (text) => {
    expect(isAskedOf(text)).toBe(false)
  },
)

test.for([
  ['kanne kisne baandhe, seedha batao na ustad', true],
  ['jo kaha gaya vahi bata do', false],
  ['see what is there', false],
] as const)('whether "%s" is a question: %s', ([text, asks]) => {
  expect(isQuestion(text)).toBe(asks)
})
