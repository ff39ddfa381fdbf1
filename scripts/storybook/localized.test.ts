// @vitest-environment jsdom
import { within } from '@testing-library/dom'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { speak } from '../../.storybook/localized/language.ts'
import { localizedQueries } from '../../.storybook/localized/queries.ts'
import { meld } from '../../.storybook/localized/wanted.ts'
import { readCatalogue, readEnglish, readLetters } from '../../.storybook/localized/reader.ts'
import { loadMessages } from '../../packages/ui/src/messages/locales.ts'
import { pseudoEnglish, pseudoText } from '../../packages/ui/src/messages/pseudo.ts'

beforeAll(() => speak(readLetters(pseudoEnglish)))
afterAll(() => speak(readEnglish))

const canvas = () => {
  document.body.innerHTML = `<button>${pseudoText('Read aloud')}</button>`
  return localizedQueries(within(document.body))
}

test('a play finds what it asks for in English on a screen of another language', () => {
  expect(canvas().getByRole('button', { name: 'Read aloud' }).textContent).toBe(
    pseudoText('Read aloud'),
  )
})

test('a sentence is read whether its spaces break, as on screen, or not, as a query sees it', async () => {
  const hindi = await loadMessages('hi')
  const said = 'अभी\u00a0कोई कहानी नहीं।'
  const read = readCatalogue({ ...hindi, story: { ...hindi.story, noStories: said } })

  for (const text of [said, said.replaceAll('\u00a0', ' ')]) {
    expect(read(text)).toContain('No stories available at the moment.')
  }
})

test('what need only be part of a value is found in another language, and nothing else is', () => {
  const found = [pseudoText('There is no scene of that name.')]
  const wanted = (part: string) => [expect.stringContaining(part)]

  expect(found).toEqual(meld(found, wanted('no scene')))
  expect(found).not.toEqual(meld(found, wanted('no fact')))
})
