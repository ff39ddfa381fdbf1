import { STORIES_DIR } from '@kathasagar/stories'
import { expect, test } from 'vitest'

import { shippedPictures } from './shippedPictures.ts'

const { readPicture } = shippedPictures(STORIES_DIR)

test('reads shipped images as SVG, and no other files', async () => {
  for (const address of [
    '/covers/a-measure-less.svg',
    '/plates/a-dot-for-nothing/bronze-globe.svg',
  ]) {
    expect(Buffer.from((await readPicture(address)) ?? '').toString()).toMatch(/^<svg/)
  }
  const others = '/plates/a-dot-for-nothing/gone.svg /plates/../catalogue.json /covers/none.svg'
  for (const address of others.split(' ')) expect(await readPicture(address)).toBe(null)
})
