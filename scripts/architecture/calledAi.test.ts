import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { root } from './sources.ts'
import { textOf } from '../prepare.mjs'

/** Texts that were asked for word for word, and their Hindi. */
const ASKED_FOR = [
  'AI Models',
  'AI generated image',
  'AI is thinking...',
  'Failed to load AI models. Using fallback options.',
  'AI-generated visuals',
  'Advanced AI models',
  'AI मॉडल',
  'AI का बनाया चित्र',
  'AI सोच रहा है...',
  'AI के बनाए चित्र',
]

/** What is said of a model that an operator connects, or of there being none. */
const OF_CONNECTED_MODELS = [
  'No AI model is connected',
  'AI models that are connected',
  'connected an AI provider',
  'कोई AI प्रदाता जोड़ा',
  'कोई AI प्रदाता जुड़ा',
  'an AI provider is connected',
  'an AI model that the operator',
  'where this site has one connected, an AI model',
  'Kathasagar: AI generated image (${model})',
]

const KNOWN = [...ASKED_FOR, ...OF_CONNECTED_MODELS]
const CALLED_AI = /(?<![\p{L}\p{M}])(?:AI|एआई)(?![\p{L}\p{M}_])|ai[-_]generated/u

/** Words that call something AI beyond those that may. */
const strayIn = (text: string) =>
  CALLED_AI.test(
    KNOWN.reduce((rest, known) => rest.replaceAll(known, ''), text.replace(/\s+/gu, ' ')),
  )

const READ = /^(?:README\.md|package\.json|packages\/.*)$/
const TEXT = /\.(?:tsx?|json|html|webmanifest|svg|md|css)$/
/** Tests, and what players may say or ask themselves. */
const ASIDE =
  /\.(?:test|stories)\.|\/testing\/|\/rules\/safety\/|\.lock|\/seed\/.*\.ts$|\/hearing\/outside(?:\/\w+|\w+)\.ts$/

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => READ.test(file) && TEXT.test(file) && !ASIDE.test(file))

test('nothing is called AI but what was asked for, or a model that somebody has connected', () => {
  const stray = files.filter((file) => strayIn(textOf(file)))

  expect(stray).toEqual([])
})

test.each(['stories told with AI', 'ai-generated="true"', 'एआई की कहानी'])(
  '“%s” is found',
  (text) => {
    expect(strayIn(text)).toBe(true)
  },
)
