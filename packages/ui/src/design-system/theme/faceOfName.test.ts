import { expect, test } from 'vitest'

import { faceOfName } from './faceOfName.ts'
import { theme } from './theme.ts'

test.for(['रेवा बुंदेला', 'मी', 'Reva रेवा'])('%s stands in the face of titles', (name) => {
  expect(faceOfName(name, theme)).toEqual({ fontFamily: theme.font.story })
})

test.for(['Reva Bundela', 'Élodie', 'সুন্দরী', 'கதிர்', ''])(
  '“%s” stands in the face of the words around it',
  (name) => {
    expect(faceOfName(name, theme)).toBeUndefined()
  },
)
