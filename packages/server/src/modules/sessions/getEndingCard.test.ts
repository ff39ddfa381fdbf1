import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { openTestApp } from '../../test/openTestApp.ts'
import { beginPlay, type Play, TO_CEILING } from '../../test/play.ts'

const app = await openTestApp()

async function ended(story: Parameters<typeof beginPlay>[1] = {}): Promise<Play> {
  const play = await beginPlay(app, { cover_image_url: '/covers/default.svg', ...story })
  await play.walk(...TO_CEILING)
  return play
}

const cardOf = (play: Play, query: Record<string, string> = {}, headers = {}) =>
  app.call('getEndingCard', { ...play.on(), query, headers })

async function differing(one: Uint8Array, other: Uint8Array) {
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  return a.filter((value, at) => value !== b[at]).length
}

describe('the card of an ending', () => {
  test.each([
    ['wide', 1200, 630],
    ['tall', 1080, 1920],
  ])('is a PNG that is %s', async (shape, width, height) => {
    const { status, headers, bytes } = await cardOf(await ended(), { shape })

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
  })

  test('uses the language of its reader', async () => {
    const play = await ended()

    const [english, hindi] = [await cardOf(play), await cardOf(play, { lang: 'hi' })]

    expect(await differing(english.bytes, hindi.bytes)).toBeGreaterThan(1000)
  })

  const blank = ended({ title: '\u{1F40B}' }).then((play) => cardOf(play))

  test.each([
    ['Devanagari', 'चिट्ठी और क्षमा'],
    ['Bengali', 'নৌকার চোখ'],
    ['Tamil', 'கடலின் கணக்கர்'],
    ['Telugu', 'వచ్చేదాకా ఆగు'],
    ['Gujarati', 'વાડી રે વાડી'],
    ['Kannada', 'ಕೆರೆಯ ಮಾತು'],
    ['Malayalam', 'കടവിലെ വിളക്ക്'],
    ['Urdu', 'لاوارث بادل'],
  ])('uses the script of the story: %s', async (_script, title) => {
    const lettered = await cardOf(await ended({ title }))

    expect(await differing((await blank).bytes, lettered.bytes)).toBeGreaterThan(1000)
  })

  test('is not sent again to a client that has a current copy', async () => {
    const play = await ended()
    const { headers } = await cardOf(play)

    const again = await cardOf(play, {}, { 'if-none-match': String(headers.etag) })

    expect(again.status).toBe(304)
  })
})
