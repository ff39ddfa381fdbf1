import { AUTH_MESSAGES, ERRORS, MAIL_ANSWERS } from '@kathasagar/api/contract'
import { loadMessages } from '@kathasagar/ui'
import { expect, test } from 'vitest'

const sentences: string[] = [
  ...Object.values(AUTH_MESSAGES),
  ...Object.values(MAIL_ANSWERS),
  ...Object.values(ERRORS).map(({ detail }) => detail),
]

test('every sentence that Hindi puts in the place of another is one of the contract', async () => {
  const { refusals } = await loadMessages('hi')

  expect(Object.keys(refusals).filter((sentence) => !sentences.includes(sentence))).toEqual([])
})

test('every sentence of the account’s forms and mails has its Hindi', async () => {
  const { refusals } = await loadMessages('hi')
  const said = [...Object.values(AUTH_MESSAGES), ...Object.values(MAIL_ANSWERS)]

  expect(said.filter((sentence) => refusals[sentence] === undefined)).toEqual([])
})
