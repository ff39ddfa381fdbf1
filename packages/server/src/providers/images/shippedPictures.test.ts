import { STORIES_DIR } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { shippedPictures } from './shippedPictures.ts'

const { readPicture } = shippedPictures(STORIES_DIR)

test.each(['/covers/a-measure-less.svg', '/plates/a-dot-for-nothing/bronze-globe.svg'])(
  '%s is read as SVG',
  async (address) => {
    expect(Buffer.from((await readPicture(address)) ?? '').toString()).toMatch(/^<svg/)
  },
)

test.each(['/plates/a-dot-for-nothing/gone.svg', '/plates/../catalogue.json', '/covers/none.svg'])(
  '%s is not a shipped image',
  async (address) => {
    expect(await readPicture(address)).toBe(null)
  },
)
