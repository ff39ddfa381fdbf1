import sharp from 'sharp'
import { expect, test } from 'vitest'

import { JPEG, PNG, WEBP } from '../../test/tinyPictures.ts'
import { labelPicture } from '../images/renderImage.ts'
import { mimeOf } from './painter.ts'

const label = { model: 'ajanta', at: new Date('2026-01-02T03:04:05.000Z') }
const PICTURES = { 'image/png': PNG, 'image/jpeg': JPEG, 'image/webp': WEBP } as const

test.for(Object.entries(PICTURES))('detects and labels a %s', async ([mime, picture]) => {
  const labelled = await labelPicture(await labelPicture(picture, label), label)

  const { width, height, xmp } = await sharp(labelled).metadata()
  expect(mimeOf(picture)).toBe(mime)
  expect(mimeOf(labelled)).toBe(mime)
  expect([width, height]).toEqual([1, 1])
  expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia')
  for (const words of ['AI generated image (ajanta)', '2026-01-02T03:04:05.000Z']) {
    expect(labelled.toString('latin1').split(words)).toHaveLength(2)
  }
})

test.for(['<svg/>', '', 'GIF89a', 'RIFF....AVI '])('refuses "%s" as an image', (content) => {
  expect(mimeOf(Buffer.from(content))).toBeNull()
})
