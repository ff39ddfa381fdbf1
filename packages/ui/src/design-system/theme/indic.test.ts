import { STORY_LANGUAGES } from '@kathasagar/story/vocabulary'
import { expect, test } from 'vitest'

import { continuePlayingStyles } from '../../features/story/components/ContinuePlaying/ContinuePlaying.styles.ts'
import { playsScreenStyles } from '../../features/play/screens/PlaysScreen/PlaysScreen.styles.ts'
import { baseCss } from './globalCss.ts'
import { theme } from './theme.ts'

const others = new Set<string>(['en', 'ur'])
const indic = STORY_LANGUAGES.filter((language) => !others.has(language))
const lines = {
  'a play to go on with': continuePlayingStyles.line,
  'one’s own plays': playsScreenStyles.line,
}

test.each(Object.entries(lines))('does not use italics in Indic languages: %s', (_, line) => {
  const upright = Object.entries(line).find(
    ([, css]) => typeof css === 'object' && 'fontStyle' in css && css.fontStyle === 'normal',
  )

  expect(upright?.[0].split(', ').toSorted()).toEqual(
    indic.map((language) => `&:lang(${language})`).toSorted(),
  )
})

test('uses the font Nastaliq and its line height for Urdu text and headings', () => {
  const told = Object.entries(Object.assign({}, ...baseCss(theme))).filter(([of]) =>
    of.startsWith('[lang|="ur"]'),
  )

  expect(told).toEqual([
    [
      expect.stringContaining(' :is(h2, h3, h4)'),
      { fontFamily: theme.font.nastaliq, lineHeight: 2 },
    ],
  ])
})

test.each(indic)('uses the story font without letter spacing for a story in %s', (language) => {
  const css = JSON.stringify(baseCss(theme))

  expect(css).toContain(`[lang|=\\"${language}\\"]`)
  expect(css).toContain(`:lang(${language}), `)
})
