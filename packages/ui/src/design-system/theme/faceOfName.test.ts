import { expect, test } from 'vitest'

import { faceOfName } from './faceOfName.ts'
import { theme } from './theme.ts'

test.for(['रेवा बुंदेला', 'मी', 'Reva रेवा'])('shows the name %s in the font of titles', (name) => {
  expect(faceOfName(name, theme)).toEqual({ fontFamily: theme.font.story })
})

test.for(['Reva Bundela', 'Élodie', 'সুন্দরী', 'கதிர்', ''])(
  'shows the name “%s” in the inherited font',
  (name) => {
    expect(faceOfName(name, theme)).toBeUndefined()
  },
)
