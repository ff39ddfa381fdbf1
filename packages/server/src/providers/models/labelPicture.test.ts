import { crc32 } from 'node:zlib'

import { expect, test } from 'vitest'

import { JPEG, PNG, WEBP } from '../../test/tinyPictures.ts'
import { labelPicture } from './labelPicture.ts'
import { mimeOf } from './pictureBytes.ts'

const label = { model: 'ajanta', at: new Date('2026-01-02T03:04:05.000Z') }
const PICTURES = { 'image/png': PNG, 'image/jpeg': JPEG, 'image/webp': WEBP } as const

test.for(Object.entries(PICTURES) as [keyof typeof PICTURES, Buffer][])(
  'a %s is known by its bytes and says that a model made it',
  ([mime, picture]) => {
    const labelled = labelPicture(picture, mime, label)

    expect(mimeOf(labelled)).toBe(mime)
    expect(labelled.toString('latin1')).toContain('digitalsourcetype/trainedAlgorithmicMedia')
    expect(labelled.toString('latin1')).toContain('AI generated image (ajanta)')
    expect(labelled.toString('latin1')).toContain('2026-01-02T03:04:05.000Z')
  },
)

test.for(['<svg/>', '', 'GIF89a', 'RIFF....AVI '])('"%s" is no picture that we take', (content) => {
  expect(mimeOf(Buffer.from(content))).toBeNull()
})

/** Names of the chunks of a PNG; fails where a checksum is wrong. */
function pngChunks(picture: Buffer): string[] {
  const names: string[] = []
  for (let at = 8; at < picture.length;) {
    const size = picture.readUInt32BE(at)
    const named = picture.subarray(at + 4, at + 8 + size)
    expect(picture.readUInt32BE(at + 8 + size)).toBe(crc32(named))
    names.push(named.toString('latin1', 0, 4))
    at += 12 + size
  }
  return names
}

test('the mark of a PNG is a sound chunk after the header', () => {
  const labelled = labelPicture(PNG, 'image/png', label)

  expect(pngChunks(labelled)).toEqual(['IHDR', 'iTXt', 'IDAT', 'IEND'])
})

test('the mark of a JPEG stands after its JFIF head, and the picture after the mark', () => {
  const labelled = labelPicture(JPEG, 'image/jpeg', label)

  const at = 4 + labelled.readUInt16BE(4)
  expect(labelled.readUInt16BE(at)).toBe(0xff_e1)
  const next = at + 2 + labelled.readUInt16BE(at + 2)
  expect(labelled.subarray(next)).toEqual(JPEG.subarray(at))
})

test('a simple WebP becomes an extended one of the same canvas, with the mark at its end', () => {
  const labelled = labelPicture(WEBP, 'image/webp', label)

  expect(labelled.readUInt32LE(4)).toBe(labelled.length - 8)
  expect(labelled.toString('latin1', 12, 16)).toBe('VP8X')
  expect(labelled.readUInt8(20) & 0x04).toBe(0x04)
  expect([labelled.readUIntLE(24, 3), labelled.readUIntLE(27, 3)]).toEqual([0, 0])
})

test('a picture that is marked twice has one mark of each kind of chunk', () => {
  const once = labelPicture(WEBP, 'image/webp', label)

  const twice = labelPicture(once, 'image/webp', label)

  expect(twice).toEqual(once)
})
