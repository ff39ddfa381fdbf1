import { expect, test } from 'vitest'

import { pendingNotes, whatsNew } from './noteFiles.ts'

const note = (name: string, size: string, text: string) =>
  `---\n'@kathasagar/${name}': ${size}\n---\n\n${text}\n`

test('notes of this package are read, the largest change first', () => {
  const files = [
    note('ui', 'patch', 'The ring is drawn once.'),
    note('api', 'minor', 'A call is gone.'),
    note('ui', 'minor', 'Variants are named for their role.'),
    '# Notes on changes\n',
  ]

  expect(pendingNotes(files)).toEqual([
    { size: 'minor', text: 'Variants are named for their role.' },
    { size: 'patch', text: 'The ring is drawn once.' },
  ])
})

const waiting = { './a.md': note('ui', 'patch', 'One ring.') }
const headings = (text: string) => text.match(/^## .*/gm)

test('where nothing waits, the changelog stands as it is', () => {
  const files = { './README.md': '# Notes on changes\n' }

  expect(whatsNew('# Changelog\n\n## 0.1.0\n- First.\n', files)).toBe('## 0.1.0\n- First.\n')
})

test('what waits stands above the last release', () => {
  const text = whatsNew('# Changelog\n\n## 0.1.0\n- First.\n', waiting)

  expect(headings(text)).toEqual(['## Not released yet', '## 0.1.0'])
  expect(text.indexOf('One ring')).toBeLessThan(text.indexOf('## 0.1.0'))
})

test('what waits joins a version that is not released either, so that it is said once', () => {
  const text = whatsNew(
    '# Changelog\n\nVersions follow semver.\n\n## 0.2.0, not released\n- Second.\n\n## 0.1.0\n- First.\n',
    waiting,
  )

  expect(headings(text)).toEqual(['## 0.2.0, not released', '## 0.1.0'])
  expect(text).toContain('- Second.\n- One ring.\n')
})

test('a changelog of one version that is to come takes what waits at its end', () => {
  const text = whatsNew('# Changelog\n\n## 0.1.0, not released\n- First.\n- More.\n', waiting)

  expect(text).toBe('## 0.1.0, not released\n- First.\n- More.\n- One ring.\n')
})
