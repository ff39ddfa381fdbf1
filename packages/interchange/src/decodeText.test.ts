import { expect, test } from 'vitest'

import { decodeText } from './decodeText.ts'
import { readFiles } from './files/readFiles.ts'

test.each([
  ['utf-8', new TextEncoder().encode('Über'), 'Über'],
  ['utf-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0x9c]), 'Ü'],
  ['utf-16', new Uint8Array([0xff, 0xfe, 0xdc, 0, 0x62, 0]), 'Üb'],
  [
    'a page that names its own',
    new Uint8Array([...new TextEncoder().encode('<meta charset="iso-8859-2">'), 0xb3]),
    '<meta charset="iso-8859-2">ł',
  ],
])('decodes bytes in %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test('refuses a file in an unknown encoding, alone and with others', async () => {
  const old = { name: 'old.twee', bytes: new Uint8Array([0x3a, 0x3a, 0x20, 0x53, 0x0a, 0xe9]) }
  const other = { name: 'new.twee', bytes: new TextEncoder().encode(':: Start\nHere.') }

  for (const files of [[old], [old, other]]) {
    expect(await readFiles(files)).toEqual({
      code: 'unreadable',
      message: '"old.twee" is not UTF-8. Save it as UTF-8 and import it again.',
      line: null,
    })
  }
})
