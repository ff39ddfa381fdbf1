import { describe, expect, test } from 'vitest'

import { LONG_ENOUGH } from '../../testing/longEnough.ts'
import { reviewStory } from '../review.ts'
import type { ReviewedStory } from './reviewedStory.ts'

const storyOf = (text: string, structure: object = {}): ReviewedStory => ({
  structure: {
    start_node: 'bank',
    nodes: {
      bank: { text: `${LONG_ENOUGH}\n\n${text}`, choices: [{ text: 'Row', target: 'end' }] },
      end: { text: 'The fire is out.', choices: [] },
    },
    ...structure,
  },
  content_rating: 'everyone',
  initial_xp: 100,
  game_config: {},
})

const found = (story: ReviewedStory) =>
  reviewStory(story).filter(({ code }) => code === 'foreign_syntax')

describe('the syntax of other tools', () => {
  test.each([
    ['{player_name}', 'You, {player_name}, come.'],
    ['{if gold > 3}', '{if gold > 3}You have coins.{/if}'],
    ['{name}', 'Hello {{name}}.'],
    ['{name}', 'Hello ${name}.'],
    ['{% if gold %}', '{% if gold %}Coins.{% endif %}'],
    ['<<if $gold gt 3>>', '<<if $gold gt 3>>Coins.<</if>>'],
    ['<<print $name>>', 'Hello <<print $name>>.'],
    ['$name', 'Hello $name, come in.'],
    ['(set:', '(set: $gold to 3)You take them.'],
    ['(if:', '(if: $gold is 3)[You take them.]'],
    ['[if gold > 3]', '[if gold > 3]You have coins.'],
    ['[if hasKey]', '[if hasKey]It opens.\n\n[continue]\nOn.'],
    ['[else]', 'So. [else] Not so.'],
    ['%name%', 'Hello %name%.'],
    ['<%= name %>', 'Hello <%= name %>.'],
    ['[[The shore->shore]]', 'Go on. [[The shore->shore]]'],
    ['*goto shore', 'On.\n*goto shore'],
    ['-> shore', 'On.\n-> shore'],
  ])('%s is found, with its scene and a remedy', (piece, text) => {
    expect(found(storyOf(text))).toMatchObject([
      {
        node: 'bank',
        severity: 'hint',
        message: expect.stringContaining(`"bank" contains syntax of another tool`) as string,
        remedy: expect.stringContaining('{=name}') as string,
      },
    ])
    expect(found(storyOf(text))[0]?.message).toContain(`"${piece}"`)
  })

  test('is found in titles, choices, answers and the fields of a story', () => {
    const told = {
      ...storyOf('', {
        nodes: {
          bank: {
            title: 'The bank of {river}',
            text: LONG_ENOUGH,
            choices: [{ text: 'Row with %name%', target: 'end' }],
            reactions: [{ to: ['sing'], text: 'Hello ${name}.' }],
          },
          end: { text: 'The fire is out.', choices: [] },
        },
      }),
      tagline: 'For {{reader}}',
    }

    expect(found(told).map(({ node, field, choice, path }) => [node, field, choice, path])).toEqual(
      [
        [null, 'tagline', undefined, undefined],
        ['bank', undefined, undefined, undefined],
        ['bank', undefined, 0, undefined],
        ['bank', undefined, undefined, ['nodes', 'bank', 'reactions', 0, 'text']],
      ],
    )
  })
})

test.each([
  'It costs $5, or 100% of what he has; "A$B" stands on the door.',
  'He wrote [if any] and [sic] and [if you must know] in the margin.',
  '<<Come in,>> she said. << If you dare. >>',
  '*If only he knew.* *Set sail*, they cried. * * *',
  'She counted (a: one, b: two) and went (if she must). 3 -> 4 is a step.',
  'A smile :-} and a tear {: in one letter.',
])('ordinary prose is accepted: %s', (text) => {
  expect(found(storyOf(text))).toEqual([])
})

test('our own variables and variations are accepted if state is declared', () => {
  const state = {
    gold: { number: [0, 9], start: 0, label: 'Gold' },
    lit: { flag: false, label: 'The lamp is lit' },
  }
  const own =
    'You have {=gold}. {lit: A lamp | else No lamp}. {first|second}. {!once}. {&a|b}. \\{x}'
  const foreign = 'Come, {player_name}.'

  expect(found(storyOf(own, { state }))).toEqual([])
  expect(found(storyOf(foreign, { state }))).toHaveLength(1)
})
