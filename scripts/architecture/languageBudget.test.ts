import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { root, textOf } from '../prepare.mjs'

interface Figures {
  /** Words in comments; absent for interface texts. */
  words?: number
  /** Words per 1,000 that technical English seldom uses. */
  unusual: number
  /** Percentage of texts that start with a relative word. */
  relative: number
}

const budget = JSON.parse(textOf('scripts/architecture/languageBudget.json')) as Record<
  string,
  Figures
>

const UNUSUAL =
  /\b(?:whoever|whatever|anew|mend(?:s|ed|ing)?|strikes?|struck|tells?|told|telling|teller|hears?|heard|keeps?|kept|stands?|stood|leads?|lies|lay|lets?|borne|bears?|wants?|wanted|sought|goes on|go on|gone on|came of|beside|besides|aside|away|elsewhere|alike|unsound|sound|whole|wholly|by itself|by name|at once|none|shall|whereof|hence|likewise|lest|nor)\b/giu
const RELATIVE =
  /^(?:what|who|whom|whose|whoever|whatever|where|wherever|whether|of|as|how|those)\b/iu

function commentsOf(code: string): string[] {
  const found = code.matchAll(/\/\*\*([\s\S]*?)\*\/|(?:^|\n)((?:[ \t]*\/\/[^\n]*\n?)+)/gu)
  return [...found].map(([, block, lines]) =>
    (block ?? lines ?? '')
      .replace(/^\s*(?:\*|\/\/)+ ?/gmu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

function figuresOf(texts: readonly string[]): Required<Figures> {
  const words = texts.join('\n').match(/[a-z][a-z'’-]*/giu)?.length ?? 0
  const unusual = texts.join('\n').match(UNUSUAL)?.length ?? 0
  const relative = texts.filter((text) => RELATIVE.test(text)).length
  const rounded = (share: number) => Math.round(share * 10) / 10
  return {
    words,
    unusual: rounded((unusual / Math.max(words, 1)) * 1000),
    relative: rounded((relative / Math.max(texts.length, 1)) * 100),
  }
}

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')

test.each(Object.entries(budget))('the English of %s stays within its budget', (part, most) => {
  const own = files.filter((file) => file.startsWith(`${part}/`))
  const texts = part.endsWith('messages/en')
    ? own.flatMap((file) => textsIn(JSON.parse(textOf(file))))
    : own
        .filter((file) => /\.(?:ts|tsx|mts|mjs)$/u.test(file))
        .flatMap((f) => commentsOf(textOf(f)))
  const { words, unusual, relative } = figuresOf(texts)

  // Lower a number when its part improves. Rewrite the sentence instead of raising one.
  expect(unusual).toBeLessThanOrEqual(most.unusual)
  expect(relative).toBeLessThanOrEqual(most.relative)
  expect(words).toBeLessThanOrEqual(most.words ?? Infinity)
})
