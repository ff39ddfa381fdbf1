import { expect, test } from 'vitest'

import { stressCasesOf } from '../../packages/ui/src/storybook/stressCases.ts'

const piece = (...props: string[]) =>
  Object.assign(() => null, {
    __docgenInfo: { props: Object.fromEntries(props.map((name) => [name, { type: {} }])) },
  })

const namesOf = (...given: Parameters<typeof stressCasesOf>) =>
  stressCasesOf(...given).map(({ name }) => name)

test('a sheet shows busy, disabled and invalid states if the component has such props', () => {
  const field = piece('isBusy', 'isDisabled', 'error')

  expect(namesOf(field, {}, ['Empty'])).toEqual(['Busy', 'Disabled', 'Invalid'])
  expect(namesOf(field, {}, ['Busy', 'Disabled', 'Refused'])).toEqual([])
})

test('user texts are lengthened at any depth, and identifiers are not', () => {
  const given = {
    story: { id: 'salt-letters', title: 'Salt Letters', cover_image_url: '/covers/salt.webp' },
    icon: 'lamp',
    label: 'Play',
    href: 'https://example.org/Play',
  }
  const stressCases = stressCasesOf(piece(), given, [])
  const [english, bare] = stressCases.map(({ args }) => args as typeof given)

  expect(stressCases.map(({ name }) => name)).toEqual(['LongestWords', 'NoPicture'])
  expect(english?.label).toMatch(/^Thiruvananthapuram’s \w+/)
  expect(english?.story.title.length).toBeGreaterThanOrEqual(28)
  expect([english?.story.id, english?.icon, english?.href]).toEqual([
    'salt-letters',
    'lamp',
    'https://example.org/Play',
  ])
  expect(bare?.story).toEqual({ ...given.story, cover_image_url: null })
})
