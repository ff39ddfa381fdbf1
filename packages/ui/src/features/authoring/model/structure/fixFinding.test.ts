import { makeFinding, makeStructure } from '@kathasagar/api/testing'
import { reviewStructure } from '@kathasagar/story'
import { expect, test } from 'vitest'

import { editStructure } from './editStructure.ts'
import { fixFinding } from './fixFinding.ts'

const { nodes } = makeStructure()
const current = nodes['current']!
const broken = makeStructure({
  nodes: {
    ...nodes,
    current: {
      ...current,
      choices: [
        ...current.choices,
        { text: 'Dive', target: 'the_deep' },
        { text: 'A', target: '' },
      ],
    },
    loft: { text: 'Dust.', choices: [] },
  },
})

test('creates missing scenes and deletes unreachable ones', () => {
  const fixed = reviewStructure(broken).reduce((structure, finding) => {
    const edit = fixFinding(structure, finding)
    return edit ? editStructure(structure, edit) : structure
  }, broken)

  const left = fixed.nodes['current']?.choices.map(({ target }) => target)
  expect(left).toEqual(['bargain', 'jetty', 'the_deep', expect.stringMatching(/^scene_\d$/)])
  expect(left?.every((target) => fixed.nodes[target] !== undefined)).toBe(true)
  expect(fixed.nodes).not.toHaveProperty('loft')
})

test('returns null for other findings and for locations that do not exist', () => {
  const findings = [
    makeFinding({ code: 'few_words', node: null }),
    makeFinding({ code: 'same_target', node: 'current' }),
    makeFinding({ code: 'unreachable_node', node: 'nowhere' }),
    makeFinding({ code: 'missing_target', node: 'jetty', choice: 0 }),
  ]

  expect(findings.map((finding) => fixFinding(broken, finding))).toEqual([null, null, null, null])
})
