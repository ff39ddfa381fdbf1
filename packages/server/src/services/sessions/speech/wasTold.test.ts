import { expect, test } from 'vitest'

import { NOTHING_TOLD } from '../present/presentAction.ts'
import { wasTold } from './wasTold.ts'

const telling = (variant_kind: 'edited' | 'on' | null, narrative: string) => ({
  variant_kind,
  answer: { ...NOTHING_TOLD, narrative },
})

test('of a telling that goes on from words of its player’s, what was told is what follows them', () => {
  const tellings = [
    telling(null, 'Reeds.'),
    telling('edited', 'Buy our soap.'),
    telling('on', 'Buy our soap.\n\nA heron lifts a foot.'),
  ]

  expect(wasTold(tellings, 'A heron lifts a foot.')).toBe(true)
  expect(wasTold(tellings, 'Reeds.')).toBe(true)
  expect(wasTold(tellings, 'Buy our soap.')).toBe(false)
  expect(wasTold(tellings, 'Buy our soap.\n\nA heron lifts a foot.')).toBe(false)
})
