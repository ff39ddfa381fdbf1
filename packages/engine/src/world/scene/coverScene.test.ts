import { expect, test } from 'vitest'

import { coverScene } from './coverScene.ts'

test.each([
  ['The Queen of the Markets', 'Rain fell all night.', 'market', 'night', 'rain', 'woman'],
  ['एक राजा', 'शाम को महल में कोहरा था।', 'palace', 'dusk', 'mist', 'king'],
])(
  'a cover shows the things that its text names: %s',
  (title, description, place, time, weather, who) => {
    expect(coverScene(`${title} ${description}`)).toMatchObject({ place, time, weather, who })
  },
)

test('parts that the text does not name have a default', () => {
  expect(coverScene('')).toEqual({
    place: 'river',
    time: 'dusk',
    weather: 'clear',
    mood: 'wonder',
    who: 'nobody',
  })
})
