// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { seePictures } from './readPage.mjs'

/** What `seePictures` leaves in the page. */
interface Looks {
  picturesOf: (page: Element) => Promise<unknown>
}

/** A picture that a browser fetches only once it is told to, as one behind the edge of a row. */
function hiddenPicture() {
  const image = document.createElement('img')
  image.loading = 'lazy'
  image.decode = () => (image.loading === 'eager' ? Promise.resolve() : new Promise(() => {}))
  return image
}

test('a page waits for no picture that would never be fetched', async () => {
  seePictures()
  const { picturesOf } = window as unknown as Looks
  const image = hiddenPicture()
  document.body.append(image)

  await picturesOf(document.body)

  expect(image.loading).toBe('eager')
})
