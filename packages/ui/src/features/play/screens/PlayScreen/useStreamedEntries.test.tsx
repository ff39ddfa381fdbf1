import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { logEntriesOf } from '../../model/logEntries.ts'
import { streamTextOf } from '../../model/streamText.ts'
import { midStory, turn } from './sampleSession.ts'
import { useStreamedEntries } from './useStreamedEntries.ts'

const history = midStory.session_data.narrative_history
const log = { entries: logEntriesOf(history, (key) => key), onSave: () => undefined }
const plate = { image_url: '/plates/well.svg', alt: 'A lit well' }
const portrait = { image_url: '/plates/mara.svg', alt: 'Mara' }

test('preserves the position of images while the text of a scene arrives', () => {
  const telling = streamTextOf('Somebody has')
  const running = { telling, isBusy: true, pictures: { plate, portrait } }

  const { result } = renderHook(() => useStreamedEntries({ log, session: midStory, turn: running }))

  const told = turn(6, { narrative: 'Somebody has lit a lamp.', plate, portrait })
  const ids = logEntriesOf([...history, told], (key) => key).map(({ id }) => id)
  const [image, narrative] = result.current.slice(-2)
  expect(image).toMatchObject({ type: 'image', content: plate.image_url, opens: true })
  expect(narrative).toMatchObject({ type: 'narrative', portrait, isGrowing: true })
  expect([image?.id, narrative?.id]).toEqual(ids.slice(-2))
})
