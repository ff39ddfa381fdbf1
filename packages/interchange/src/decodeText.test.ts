import { expect, test } from 'vitest'

import { decodeText } from './decodeText.ts'
import { readFiles } from './files/readFiles.ts'
import { storyIn } from './testing/readInto.ts'

test.each([
  ['utf-8', new TextEncoder().encode('Über'), 'Über'],
  ['utf-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0xc3, 0x9c]), 'Ü'],
  ['latin-1', new Uint8Array([0xdc, 0x62, 0x65, 0x72]), 'Über'],
  ['utf-16', new Uint8Array([0xff, 0xfe, 0xdc, 0, 0x62, 0]), 'Üb'],
  [
    'a page that names its own',
    new Uint8Array([...new TextEncoder().encode('<meta charset="iso-8859-2">'), 0xb3]),
    '<meta charset="iso-8859-2">ł',
  ],
])('bytes in %s are read as what they say', async (_, bytes, text) => {
  expect((await decodeText(bytes)).text).toBe(text)
})

/** Their bytes, in Base64. */
const OLD_FILES = [
  [
    'Shift_JIS',
    'kqmCyYLIgumCxoFBlraCqpKsgvCVooLBgsSCooK9gUKJd4LMjp6MdoLNjn6C3ILBgr2C3ILcgr6BQg==',
    '朝になると、霧が町を覆っていた。駅の時計は止まったままだ。',
  ],
  [
    'EUC-JP',
    'xKuky6TKpOukyKGizLikrMSupPLKpKTDpMakpKS/oaOx2KTOu/6316TPu9+k3qTDpL+k3qTepMChow==',
    '朝になると、霧が町を覆っていた。駅の時計は止まったままだ。',
  ],
  [
    'KOI8-R',
    '9dTSz80gzsHEIMfP0s/Ez80g09TP0cwg1NXNwc4uIP7B09kgzsEg18/L2sHMxSDP09TBzs/XyczJ09gu',
    'Утром над городом стоял туман. Часы на вокзале остановились.',
  ],
  [
    'windows-1251',
    '0/Lw7uwg7eDkIOPu8O7k7uwg8fLu/+sg8vPs4O0uINfg8fsg7eAg4u7q5+Dr5SDu8fLg7e7i6Ovo8fwu',
    'Утром над городом стоял туман. Часы на вокзале остановились.',
  ],
  [
    'GB18030',
    '1Oezv6Oszu3B/dXW18XQodXyoaOztdW+tcTW082jwcuhow==',
    '早晨，雾笼罩着小镇。车站的钟停了。',
  ],
  [
    'EUC-KR',
    'vsbEp8DMILXHwNogvsiws7ChILi2wLvAuyC1pL76tNkuIL+qwMcgvcOw6LTCILjYw+cgwNa++rTZLg==',
    '아침이 되자 안개가 마을을 덮었다. 역의 시계는 멈춰 있었다.',
  ],
  [
    'ISO-8859-1',
    '3GJlciBkZXIgU3RhZHQgbGFnIGZy/GggYW0gTW9yZ2VuIE5lYmVsLCB1bmQgZGllIFVociBzdGFuZCBzdGlsbC4=',
    'Über der Stadt lag früh am Morgen Nebel, und die Uhr stand still.',
  ],
] as const

const passage = (base64: string) =>
  new Uint8Array([
    ...new TextEncoder().encode(':: Start\n[[Hall]]\n\n:: Hall\n'),
    ...Buffer.from(base64, 'base64'),
  ])

async function read(base64: string) {
  return storyIn(await readFiles([{ name: 'old.twee', bytes: passage(base64) }]))
}

test.each(OLD_FILES)(
  'a file in %s is read by its letters, and says so',
  async (name, base64, words) => {
    const { structure, notes } = await read(base64)

    expect(structure.nodes['Hall']?.text).toBe(words)
    expect(notes).toMatchObject([{ effect: 'nothing', message: expect.stringContaining(name) }])
  },
)

test('a file whose letters speak for nothing says that they may be wrong', async () => {
  const { notes } = await read(
    'k+LgrqwgraCkIKOu4K6krqwg4eKu76sg4uOsoK0uIJeg4esgraAgoq6qp6CrpSCu4eKgra6iqKuo4ewu',
  )

  expect(notes).toMatchObject([
    { effect: 'story', message: expect.stringContaining('may be wrong') },
  ])
})
