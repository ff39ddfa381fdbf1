import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { UiProvider } from '../../providers/UiProvider.tsx'
import { Markdown } from './Markdown.tsx'
import { plainParagraphs } from './plainParagraphs.ts'
import { Prose } from './Prose.tsx'

const SIGNS = [
  'a',
  'é',
  'क',
  ' ',
  '\n',
  '\n\n',
  '*',
  '*',
  '.',
  '1',
  ')',
  '-',
  '“',
  '”',
  '!',
  '&',
  '_',
]

const paragraphsIn = (html: string) => html.replace(/\s+/g, ' ').match(/<p>.*?<\/p>/g) ?? []

test('renders plain text in the same way as the Markdown parser', () => {
  const texts = fc.array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 14 })

  fc.assert(
    fc.property(texts, (signs) => {
      const source = signs.join('')
      fc.pre(plainParagraphs(source) !== null)
      const whole = renderToStaticMarkup(<Markdown source={source} />)
      const plain = renderToStaticMarkup(
        <UiProvider>
          <Prose source={source} />
        </UiProvider>,
      )

      expect(paragraphsIn(plain)).toEqual(paragraphsIn(whole))
    }),
    { numRuns: 300 },
  )
})

test('renders emphasis and a line with the source without the parser', () => {
  expect(plainParagraphs('The ship *Ashadh* sails.\n\n*An original story.*')).toEqual([
    [
      { words: 'The ship ', isEmphasised: false },
      { words: 'Ashadh', isEmphasised: true },
      { words: ' sails.', isEmphasised: false },
    ],
    [{ words: 'An original story.', isEmphasised: true }],
  ])
})
