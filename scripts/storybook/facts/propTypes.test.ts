import { expect, test } from 'vitest'

import { propTypesIn } from './propTypes.ts'

test('types of props are told as they are written', () => {
  const { A } = propTypesIn(['export interface AProps { story?: StoryCard | undefined }'])

  expect(A).toEqual({ story: 'StoryCard' })
})

test('what a piece takes over from others is told as it is written there', () => {
  const acts = 'export interface Acts { onPlay: (story: StoryCard) => void; value: string }'
  const list = "interface RowsProps extends Omit<Acts, 'value'> { value: number }"
  const page = 'export type PageProps = RowsProps & { title: string }'

  expect(propTypesIn([page, acts, list]).Page).toEqual({
    onPlay: '(story: StoryCard) => void',
    value: 'number',
  })
})
